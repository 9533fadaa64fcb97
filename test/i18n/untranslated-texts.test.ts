import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { AREAS } from "../../infra/i18n/catalogue.ts";
import { unsaidTexts } from "../../infra/i18n/untranslated-text.ts";
import english from "./english-texts.json" with { type: "json" };

/** Word lists in several languages. Nothing in them is said to the reader. */
const WORD_LISTS = ["shared/screenplay/headings/", "shared/screenplay/language/", "shared/dates/date-vocabulary.ts"];

const [, SERVER] = AREAS as [(typeof AREAS)[0], (typeof AREAS)[0]];

it("has no text of functions and shared outside the catalogue", () => {
  const files = SERVER.files().filter((file) => !WORD_LISTS.some((place) => file.startsWith(place)));
  const unsaid = files
    .flatMap((file) => unsaidTexts(file, readFileSync(file, "utf8")))
    .map((one) => one.replace(/:\d+ /, " "));
  // By reason and file, the texts that stay English.
  const known = Object.values(english as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>).flatMap(
    (files) => Object.entries(files).flatMap(([file, texts]) => texts.map((text) => `${file} ${JSON.stringify(text)}`)),
  );
  expect(unsaid.filter((one) => !known.includes(one))).toEqual([]);
  // Remove an exception that nothing needs any more.
  expect(known.filter((one) => !unsaid.includes(one))).toEqual([]);
});

it("finds no text in the expressions of database requests", () => {
  const file = 'const update = "SET openedAt = if_not_exists(openedAt, :now)"; const told = "Set the table for two.";';
  expect(unsaidTexts("functions/x.ts", file)).toEqual(['functions/x.ts:1 "Set the table for two."']);
});

it("finds refusals, printed lines and names of papers that are not translated", () => {
  const file = `
    import { message, said, t } from "../i18n/speech.ts";
    const HEADS = [message("Scene"), message("Set and synopsis")];
    throw new Refusal("gone", 404, "This draft no longer exists.");
    const day = (n: number) => \`Day \${n}\`;
    const sums = (n: number) => \`\${n} pages\`;
    const sheet = { title: "Stripboard", summary: "Lists all drafts." };
    const shown = [t("Day {number}", { number: 1 }), said(HEADS[0]), t("Printed {by}", { by: \`the first \${day(1)}\` })];
    console.error("Not for the reader");`;
  expect(unsaidTexts("shared/x.ts", file)).toEqual([
    'shared/x.ts:4 "This draft no longer exists."',
    'shared/x.ts:5 "Day …"',
    'shared/x.ts:6 "… pages"',
    'shared/x.ts:7 "Stripboard"',
    'shared/x.ts:8 "the first …"',
  ]);
});
