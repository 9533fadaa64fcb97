import { afterEach, describe, expect, it } from "vitest";
import { awsCosts } from "../../shared/aws-costs/project-costs.ts";
import { columnText } from "../../shared/breakdown/model/column-text.ts";
import { DEFAULT_WORK_RULES } from "../../shared/call-sheet/model/work-rules.ts";
import { longDay } from "../../shared/call-sheet/work-rules/long-hours.ts";
import { restBefore } from "../../shared/call-sheet/work-rules/turnaround.ts";
import { availabilityFromText, availabilityText } from "../../shared/dates/dates-string.ts";
import { shownDate, shownDateInWords } from "../../shared/dates/shown-date.ts";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { type Catalogue, ENGLISH, message, said, speakBy, speechOf, t } from "../../shared/i18n/speech.ts";
import { missingInWords } from "../../shared/production-report/missing-entries.ts";
import { agesText } from "../../shared/roster/options/minor-hours.ts";
import { shootingTimeOf } from "../../shared/schedule/shooting-time/shooting-minutes.ts";
import { changePriceText } from "../../shared/schedule/stripboard/price/change-price.ts";

const speak = (locale: string, catalogue: Catalogue) => {
  const speech = speechOf(locale, catalogue);
  speakBy(() => speech);
};

afterEach(() => speakBy(() => ENGLISH));

const worked = (date: string, from: number, to: number) =>
  ({ key: "cast 1", who: "NORA", group: "cast", minor: null, date, call: from * 60, dismissed: to * 60 }) as const;

const price = {
  ...{ days: 1, holdDays: -2, mixedDays: 0, moves: 0, overnightMoves: 0, returns: 0 },
  ...{ nightBlocks: 0, nightReturns: 0, shortRests: 0 },
  ...{ money: 1250, cast: ["NORA"], published: ["2026-03-02"] },
};

describe("in German", () => {
  it("says work rules, dates and the price of a change", () => {
    speak("de", german);
    expect(longDay(worked("2026-03-02", 7, 20.5), { ...DEFAULT_WORK_RULES, day: 720 })?.words).toBe(
      "13 h 30 min vom Call bis zum Drehschluss, 1 h 30 min über der Grenze von 12 h. Ein Call um 8:30 AM oder später wäre zulässig.",
    );
    expect(restBefore(worked("2026-03-03", 6, 18), worked("2026-03-02", 9, 21), DEFAULT_WORK_RULES)?.words).toContain(
      "9 h Ruhezeit vor dem Call um 6:00 AM, 3 h weniger als 12 h.",
    );
    expect([shownDate("2026-03-02"), shownDateInWords("2026-03-02")]).toEqual(["02.03.2026", "Montag, 2. März 2026"]);
    expect(changePriceText(price)).toBe(
      "1 Drehtag mehr, 2 Wartetage weniger, 1.250 mehr Kosten; neu zu benachrichtigen: NORA; die Crew vom 02.03.2026.",
    );
  });

  it("tells the place in the story from the place of shooting", () => {
    speak("de", german);
    expect([columnText("Location"), t("Location"), columnText("Wall colour")]).toEqual([
      "Motiv",
      "Drehort",
      "Wall colour",
    ]);
  });

  it("says costs, shooting times and what a report lacks", () => {
    speak("de", german);
    const use = { documentBytes: 2e6, documents: 2, rowBytes: 5e4, rows: 1, scriptRuns: 1, scriptPages: 90 };
    const lines = awsCosts({ ...use, everyPageByTextract: false, mails: 1, searchSeconds: 30 });
    expect(lines.map(({ what, quantity }) => `${what}: ${quantity}`)).toEqual([
      "Gespeicherte Dokumente: 2 Dokumente, 2,0 MB",
      "Gespeicherte Einträge: 1 Eintrag, 50 kB",
      "Geschriebene Einträge: 50 kB",
      "Gelesene Drehbücher: 1 Lauf",
      "Von Textract gelesene Seiten: höchstens 90 Seiten",
      "Suchen nach besseren Drehplänen: 30 Sekunden",
      "E-Mails: 1 E-Mail",
    ]);
    const scene = { eighths: 11, place: "exterior", dayNight: "NIGHT", cast: 2, minors: 1 } as const;
    expect(shootingTimeOf({ ...scene, elements: ["vehicles"] }).reason).toMatch(
      /^1 3\/8 Seiten, 2 Darsteller, Nacht außen, Kind, Fahrzeuge: \d h/,
    );
    expect(
      missingInWords([
        { part: "scenes", key: "s1", who: "12", lacks: "outcome" },
        { part: "cast", key: "1", who: "NORA", lacks: "out" },
      ]),
    ).toEqual(["Geben Sie das Ergebnis der Szene 12 ein.", "NORA ist noch eingecheckt."]);
    expect(agesText("9-15y")).toBe("9 bis 15 Jahre");
  });

  it("writes the same dates again in the language that is spoken then", () => {
    const dates = availabilityFromText("03/02/2026, 03/09/2026");
    expect(availabilityText(dates)).toBe("03/02/2026 and 03/09/2026");
    speak("de", german);
    expect(availabilityText(dates)).toBe("02.03.2026 und 09.03.2026");
  });
});

it("says the same in English as in its messages", () => {
  expect(changePriceText(price)).toBe(
    "1 more shoot day, 2 fewer hold days, 1,250 more in cost; notify again: NORA; the crew of 03/02/2026.",
  );
});

it("needs nothing but a catalogue for a third language, with its own plurals", () => {
  speak("pl", {
    "There {count, plural, one {is # day} other {are # days}} available for shooting.":
      "{count, plural, one {Jest # dzień zdjęciowy.} few {Są # dni zdjęciowe.} other {Jest # dni zdjęciowych.}}",
    "any day": "każdy dzień",
  });
  const daysIn = (count: number) =>
    t("There {count, plural, one {is # day} other {are # days}} available for shooting.", { count });
  expect([1, 3, 5].map(daysIn)).toEqual(["Jest 1 dzień zdjęciowy.", "Są 3 dni zdjęciowe.", "Jest 5 dni zdjęciowych."]);
  expect(availabilityText(availabilityFromText(""))).toBe("każdy dzień");
  expect(shownDateInWords("2026-03-02")).toBe("poniedziałek, 2 marca 2026");
  expect(t("The logo")).toBe("The logo");
});

it("translates a text marked before the language was known, and no text of anyone else", () => {
  const marked = message("The file is empty.");
  speak("de", german);
  expect([said(marked), said("a {strange} <text>"), said("constructor")]).toEqual([
    "Die Datei ist leer.",
    "a {strange} <text>",
    "constructor",
  ]);
});
