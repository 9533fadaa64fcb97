import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AREAS, catalogueText, STORED, storedText, translationText } from "../../infra/i18n/catalogue.ts";
import { messagesOf } from "../../infra/i18n/messages.ts";
import { unsaidTexts } from "../../infra/i18n/untranslated-text.ts";
import { COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { ELEMENT_CATEGORIES } from "../../shared/breakdown/model/cells.ts";
import { filled, type Part, partsOf } from "../../shared/i18n/message-format.ts";
import { lengthened, mirrored } from "../../web/i18n/pseudo-locale.ts";

const english = {
  form: (count: number) => new Intl.PluralRules("en").select(count),
  text: (number: number) => number.toLocaleString("en"),
};
const arabic = { ...english, form: (count: number) => new Intl.PluralRules("ar").select(count) };
const said = (message: string, values: Record<string, string | number>, numerals = english) =>
  filled(partsOf(message), values, numerals).join("");

/** Strings in the sources that look like texts but are not shown: the reason, the place, and the strings. */
const NO_TEXTS: readonly (readonly [why: string, file: string, words: readonly string[]])[] = [
  ["a column of the cast list's table", "cast/cast-list.ts", ["Scene Numbers", "Cast ID"]],
  ["a column of the cast list's table", "cast/cast-table.tsx", ["Number of Scenes"]],
  ["a column of the cast list's table", "manage-dates/cast-dates.ts", ["Cast ID", "Number of Scenes", "Actor Name"]],
  ["a column of the schedule's table", "finder/project-targets.ts", ["Scene Number", "board of …"]],
  ["a column of the schedule's table", "schedule/schedule-days.ts", ["Scene Number", "Cast ID"]],
  ["a column of the breakdown", "draft-review/draft.ts", ["Scene Number", "Script Day"]],
  ["a column of the breakdown", "breakdown/grid-model/visible-lines.ts", ["Scene Number"]],
  [
    "a column of the locations' tables",
    "locations/location-groups.ts",
    ["Location ID", "Scene Numbers", "Location Group Name", "Number of Scenes", "Scene Number", "Location Name"],
  ],
  ["a column of the locations' tables", "loaders/schedule.ts", ["Location Group Name", "Number of Scenes"]],
  ["a schedule's location as it is saved", "schedule/location-text.ts", ["All locations"]],
  [
    "a column of the options' tables",
    "spreadsheets/spreadsheet-source.ts",
    ["Cast ID", "Actor Name", "Location ID", "Location Group Name", "Location Name"],
  ],
  ["what a dates string says for flexible dates", "cast/dates-text.ts", ["No constraint"]],
  ["what a dates string says for flexible dates", "locations/dates-text.ts", ["No Constraint"]],
  ["a word between the page and its worker", "offline/service-worker.ts", ["take over"]],
  ["the name of a file", "pages/audit.tsx", ["Activity log.csv"]],
  ["the sample, as it is saved", "script/sample-project.ts", ["The Honest Tide", "Short Film"]],
  ["a header of requests", "api/client.ts", ["Bearer …"]],
  ["a media query", "layout/theme.ts", ["not all"]],
  ["a media query", "stripboard/editor/use-board-view-model.ts", ["(pointer: coarse)"]],
  ["a border", "call-sheet/paper/paper-content.tsx", ["…px solid …"]],
  ["source of a module", "vite.config.ts", ["export default …"]],
];

const [SCREENS, REST] = AREAS as [(typeof AREAS)[0], (typeof AREAS)[0]];
const allSaid = () =>
  AREAS.flatMap(({ files }) => files()).flatMap((file) => messagesOf(file, readFileSync(file, "utf8")));

const translationsIn = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

describe.each(AREAS)("$catalogue", (area) => {
  const catalogue = catalogueText(area);

  it("has every message: npm run texts writes it", () => {
    expect(readFileSync(area.catalogue, "utf8")).toBe(catalogue);
  });

  it("has no HTML entity in a message, which would be shown literally", () => {
    expect(catalogue.match(/&(?:[a-z]+|#\d+);/gi)).toBeNull();
  });

  describe.each(area.translations)("%s", (file) => {
    const translations = Object.entries(translationsIn(file));

    it("translates every message", () => {
      const translated = new Set(translations.map(([message]) => message));
      expect(Object.keys(JSON.parse(catalogue)).filter((message) => !translated.has(message))).toEqual([]);
    });

    it("has no message that is not used: npm run texts removes it", () => {
      expect(readFileSync(file, "utf8")).toBe(translationText(file, catalogue));
    });

    it("has the values and elements of each message", () => {
      const wrong = translations.filter(
        ([message, translation]) =>
          [...namesIn(partsOf(message))].sort().join(" ") !== [...namesIn(partsOf(translation))].sort().join(" "),
      );
      expect(wrong).toEqual([]);
    });

    it("has the spaces around each message", () => {
      const around = (text: string) => [text.startsWith(" "), text.endsWith(" ")];
      for (const [message, translation] of translations) expect(around(translation), message).toEqual(around(message));
    });
  });
});

it("has the message of every saved text: npm run texts writes it", () => {
  expect(readFileSync(STORED, "utf8")).toBe(storedText());
});

it("has no text on the screen outside the catalogue", () => {
  const unsaid = SCREENS.files().flatMap((file) => unsaidTexts(file, readFileSync(file, "utf8")));
  const known = new Set(
    NO_TEXTS.flatMap(([, file, words]) => words.map((one) => `web/${file} ${JSON.stringify(one)}`)),
  );
  expect(unsaid.filter((one) => !known.has(one.replace(/:\d+/, "")))).toEqual([]);
  // Remove an exception that nothing needs any more.
  expect([...known].filter((one) => !unsaid.some((found) => found.replace(/:\d+/, "") === one))).toEqual([]);
});

it("has the name of every standard column and category", () => {
  expect(Object.keys(JSON.parse(catalogueText(REST)))).toEqual(
    expect.arrayContaining([...Object.values(COLUMNS), ...ELEMENT_CATEGORIES]),
  );
});

it("passes each message exactly its values", () => {
  const wrong = allSaid().flatMap(({ message, values, place }) => {
    const named = [...namesIn(partsOf(message))].sort().join(" ");
    const given = values && [...new Set(values)].sort().join(" ");
    return given === undefined || given === named
      ? []
      : [`${place} "${message}" names "${named}", is given "${given}"`];
  });
  expect(wrong).toEqual([]);
});

it("finds texts in elements, attributes, fields, sentences and templates", () => {
  const file = `
    import { say } from "../texts/say.ts";
    const saved = { text: "Saved." };
    const day = (n: number) => \`Day \${n} is off\`;
    console.error("Not for the screen");
    export const X = () => <p title="Day" className="a day">Hello {t("there")}</p>;`;
  expect(unsaidTexts("x.tsx", file)).toEqual([
    'x.tsx:3 "Saved."',
    'x.tsx:4 "Day … is off"',
    'x.tsx:6 "Day"',
    'x.tsx:6 "Hello"',
  ]);
  expect(messagesOf("x.tsx", file).map(({ message }) => message)).toEqual(["there"]);
});

it("refuses a concatenated message", () => {
  expect(() => messagesOf("x.ts", "t(first + second);")).toThrow("x.ts:1");
});

it.each([
  ["Copied {cells}.", { cells: "3 × 2" }, "Copied 3 × 2."],
  ["{count, plural, one {# scene} other {# scenes}}", { count: 1 }, "1 scene"],
  ["{count, plural, one {# scene} other {# scenes}}", { count: 1200 }, "1,200 scenes"],
  ["{count, plural, =0 {none} one {# of {all}} other {#}} left", { count: 0, all: 4 }, "none left"],
  ["{count, plural, =0 {none} one {# of {all}} other {#}} left", { count: 1, all: 4 }, "1 of 4 left"],
  ["{kind, select, cast {An actor} other {Somebody}} is #1", { kind: "cast" }, "An actor is #1"],
  ["It's '{'plain'}'", {}, "It's {plain}"],
])("fills %j with %j", (message, values, text) => {
  expect(said(message, values as Record<string, string | number>)).toBe(text);
});

it("uses the language's plural rules, and falls back to `other`", () => {
  const message = "{count, plural, two {a pair} few {some: #} other {#}}";
  expect([1, 2, 3, 100].map((count) => said(message, { count }, arabic))).toEqual(["1", "a pair", "some: 3", "100"]);
});

it("passes the text of a slot to its renderer", () => {
  const link = (words: unknown[]) => ({ link: words });
  expect(filled<object>(partsOf("Read <terms>{n} terms</terms>."), { terms: link, n: 2 } as never, english)).toEqual([
    "Read ",
    { link: ["2", " terms"] },
    ".",
  ]);
});

it.each(["{open", "{n, plural, one {x}}", "<a>never closed", "closed}", "{n, plural, other {x}"])(
  "refuses %j",
  (message) => {
    expect(() => partsOf(message)).toThrow(message);
  },
);

it("creates pseudo-languages of any message, with its placeholders kept", () => {
  const message = "{count, plural, one {# scene} other {# scenes}} of <b>{name}</b>";
  const values = { count: 2, name: "ANA" };
  expect(filled(lengthened(partsOf(message)), values, english).join("")).toMatch(/^\[2 šçéñéš öƒ ANA.+\]$/);
  expect(filled(mirrored(partsOf(message)), values, english).join("")).toBe(
    "2 \u200f\u202escenes\u202c\u200f \u200f\u202eof\u202c\u200f ANA",
  );
});

function namesIn(parts: readonly Part[]): Set<string> {
  const names = new Set<string>();
  for (const part of parts) {
    if (typeof part === "string" || part.name === "#") continue;
    names.add(part.name);
    if (part.kind === "slot") for (const name of namesIn(part.inside)) names.add(name);
    if ("forms" in part)
      for (const form of Object.values(part.forms)) for (const name of namesIn(form)) names.add(name);
  }
  return names;
}
