import { afterEach, beforeEach, expect, it } from "vitest";
import { NOT_CLEAN } from "../../functions/http/scanned-upload.ts";
import { projectLimitText } from "../../functions/project/limit-texts.ts";
import { damaged } from "../../shared/archive/manifest.ts";
import { describeCorrection, describeEdit } from "../../shared/breakdown/corrections/describe-changes.ts";
import { daylightOf } from "../../shared/call-sheet/build/daylight.ts";
import { Forecast, weatherByDate, weatherLines } from "../../shared/call-sheet/build/forecast.ts";
import { contactsOf } from "../../shared/call-sheet/build/key-contacts.ts";
import { siteLines } from "../../shared/call-sheet/build/site-lines.ts";
import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import { fromTo, labelled } from "../../shared/call-sheet/publishing/sheet-change.ts";
import { SPEECHES } from "../../shared/i18n/catalogues.ts";
import { filled, type Part, partsOf } from "../../shared/i18n/message-format.ts";
import { ENGLISH, speakBy } from "../../shared/i18n/speech.ts";
import messages from "../../shared/i18n/stored.json" with { type: "json" };
import { retold, stored } from "../../shared/i18n/stored.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { ACTOR_FIELDS, shownText } from "../../shared/roster/options/option-fields.ts";
import { daysOffIn } from "../../shared/schedule/model/days-off.ts";
import { bannerText } from "../../shared/schedule/stripboard/banner-text.ts";

const german = await SPEECHES.de!();

beforeEach(() => speakBy(() => german));
afterEach(() => speakBy(() => ENGLISH));

it("writes a saved text in English and shows it in German", () => {
  const text = stored("Renamed the category {category} to {to}", { category: "Boats", to: "Vessels" });
  expect(text).toBe("Renamed the category Boats to Vessels");
  expect(retold(text)).toBe("Kategorie Boats in Vessels umbenannt");
});

it("shows texts that were saved before, also several in one", () => {
  expect(retold("Edited 1 cell, added 3 scenes")).toBe("1 Zelle bearbeitet, 3 Szenen hinzugefügt");
  expect(retold("Restored version 4: Accepted LAMP in scene 12")).toBe(
    "Version 4 wiederhergestellt: LAMP in Szene 12 angenommen",
  );
  expect(retold("Second Blue")).toBe("Zweites Blau");
});

it("translates the labels and parts of a change of a call sheet, and no names", () => {
  const parts = [
    stored("report {parts}", { parts: fromTo("", "7:00 AM") }),
    stored("on set {parts}", { parts: fromTo("8:00 AM", "9:00 AM") }),
  ];
  expect(retold(labelled("NORA (Meal Office)", parts.join(", ")))).toBe(
    "NORA (Meal Office): Eintreffen nichts → 7:00 AM, am Set 8:00 AM → 9:00 AM",
  );
  expect(retold(labelled(stored("Crew call"), fromTo("7:00 AM", "8:00 AM")))).toBe("Crew-Call: 7:00 AM → 8:00 AM");
  expect(retold(revisionTitle({ kind: "revised", round: 1, paper: "Blue" }))).toBe("Revision 1 – Blau");
});

it("translates what the next day has, and the titles of key contacts", () => {
  const from = stored("{label}: {from}, scenes {scenes}, {pages} → {to}, scenes {newScenes}, {newPages}", {
    ...{ label: stored("Next day"), from: "Tuesday, March 4, 2031", scenes: "1, 2", pages: "3 4/8" },
    ...{ to: "Wednesday, March 5, 2031", newScenes: "1, 2, 7", newPages: "4" },
  });
  expect(retold(from)).toBe(
    "Nächster Tag: Dienstag, 4. März 2031, Szenen 1, 2, 3 4/8 → Mittwoch, 5. März 2031, Szenen 1, 2, 7, 4",
  );
  const none = stored("{label}: none → {to}, scenes {scenes}, {pages}", {
    ...{ label: stored("The day after"), to: "Tuesday, March 4, 2031", scenes: "1", pages: "2" },
  });
  expect(retold(none)).toContain(": nichts → Dienstag, 4. März 2031, Szenen 1, 2");
  const departments = [{ id: "d", name: "Direction", positions: [{ position: "First AD", name: "Ana" }] }];
  expect(contactsOf(departments).map(({ title }) => retold(title))).toEqual(["1. Regieassistenz"]);
});

it("leaves other texts as they are", () => {
  expect(retold("The boat, and removed")).toBe("The boat, and removed");
  speakBy(() => ENGLISH);
  expect(retold("Split scene 12")).toBe("Split scene 12");
});

it.each(messages)("recognises %s", (message) => {
  const values = Object.fromEntries(partsOf(message).map((part) => valueFor(part)));
  const text = filled(partsOf(message), values, ENGLISH.numerals).join("");
  expect(retold(text)).toBe(filled(german.parts(message), values, german.numerals).join(""));
});

const valueFor = (part: Part): [string, string | number] =>
  typeof part === "string" ? ["", ""] : [part.name, part.kind === "plural" ? 7 : "Zq7"];

it("names holidays and their substitute days in German, but not the names that a production gave", () => {
  const calendar = { weekdays: [1, 2, 3, 4, 5], region: "GB-ENG", worked: ["Boxing Day"] };
  const daysOff = [{ start: "2026-12-29", end: "2026-12-29", note: "Boxing Day" }];
  const within = { start: "2027-12-25", end: "2027-12-31" };
  expect(daysOffIn({ ...calendar, daysOff: [] }, within).map(({ name }) => name)).toEqual([
    "Erster Weihnachtstag",
    "Erster Weihnachtstag (Ersatztag)",
  ]);
  expect(daysOffIn({ ...calendar, daysOff }, { start: "2026-12-29", end: "2026-12-29" })[0]?.name).toBe("Boxing Day");
});

it("shows the age groups and dates of spreadsheets in German, and reads them in both languages", () => {
  const field = (name: string) => ACTOR_FIELDS.find((one) => one.name === name)!;
  expect(shownText(field("minor"), "6-8y")).toBe("6 bis 8 Jahre");
  expect(["6 bis 8 Jahre", "Minor, 6 to 8 years"].map(field("minor").read)).toEqual(["6-8y", "6-8y"]);
  expect(shownText(field("dates"), "")).toBe("Keine Termine");
  expect(shownText(field("dates"), "12/02/2026, 12/04/2026 - 12/06/2026")).toBe("02.12.2026, 04.12.2026 - 06.12.2026");
  expect(field("dates").read("02.12.2026, 4.12.2026 - 06.12.2026")).toBe("12/02/2026, 12/04/2026 - 12/06/2026");
  expect(["Keine Termine", "No dates", "Flexibel"].map(field("dates").read)).toEqual(["", "", "No Constraint"]);
});

it("describes an edit of the breakdown", () => {
  const before = { columns: [], rows: [], aside: [] };
  expect(retold(describeEdit(before, before))).toBe("ohne Änderungen gespeichert");
  const merged = describeCorrection(before, { kind: "merge", rows: ["a", "b"] });
  expect(retold(merged)).toBe("Szenen ? und ? zusammengeführt");
});

it("shows the dates in saved changes and the weather, sun, permits and moves of a call sheet as a German writes them", () => {
  expect(retold("Scene 12 is on 03/04/2026 now, was on 03/02/2026.")).toContain("04.03.2026");
  expect(retold("Published the call sheet of 03/02/2026: Second Blue")).toMatch(/02\.03\.2026.*Zweites Blau/);
  const { daily } = Forecast.parse({
    daily: {
      ...{ time: ["2026-03-02"], weather_code: [2], temperature_2m_max: [11], temperature_2m_min: [3] },
      ...{ precipitation_probability_max: [40], wind_speed_10m_max: [12] },
    },
  });
  const weather = weatherByDate({ daily }).get("2026-03-02")!;
  expect(weather).toBe("Partly cloudy, 3 °C (37 °F) to 11 °C (52 °F), rain 40 %, wind 12 km/h");
  expect(weatherLines(weather)).toEqual([
    "Teilweise bewölkt",
    "3 °C (37 °F) bis 11 °C (52 °F)",
    "Regen 40 %",
    "Wind 12 km/h",
  ]);
  const site = { ...NO_LOCATION_SITE, permit: "F-12", permitUntil: "2026-03-02" };
  expect(siteLines("2026-03-03", site).permit).toBe("F-12 (EXPIRED on Monday, March 2, 2026)");
  expect(retold(siteLines("2026-03-03", site).permit)).toBe("F-12 (ABGELAUFEN am Montag, 2. März 2026)");
  expect(retold(siteLines("2026-03-02", { ...site, permit: "" }).permit)).toBe("bis Montag, 2. März 2026");
  const north = daylightOf("2026-06-21", { latitude: 69.65, longitude: 18.96, timeZone: "Europe/Oslo" });
  expect([north.sunrise, retold(north.sunrise)]).toEqual(["Sun stays up", "Polartag"]);
  expect(bannerText({ banner: "move", text: "Company move to the quay" })).toBe("Umzug nach the quay");
});

it("shows the reasons of failed imports", () => {
  expect(retold(damaged(stored('"{name}" is too large.', { name: "rows/options.jsonl" })).message)).toBe(
    "Dieses Archiv ist beschädigt: „rows/options.jsonl“ ist zu groß. Exportieren Sie das Projekt noch einmal und importieren Sie diese Datei.",
  );
  expect(retold(NOT_CLEAN.infected)).toMatch(/^In dieser Datei wurde Schadsoftware gefunden/);
  expect(retold(projectLimitText())).toMatch(/^Sie haben \d+ Projekte/);
});
