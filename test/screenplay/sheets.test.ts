import { describe, expect, it } from "vitest";
import { splitSheets } from "../../shared/screenplay/layout/sheets.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { sideBySide } from "./house/side-by-side.ts";
import { action, nextPage, numbered, script, speech } from "./typed-page.ts";
import { headings, MOVES, read, TALK, USUAL } from "./usual-script.ts";

const PAGES = [1, 2, 3, 4, 5, 6].flatMap((page) => [
  `${page === 1 ? "" : nextPage(`${" ".repeat(50)}${page}.`)}${numbered(String(page), `INT. ROOM ${page} - DAY`)}`,
  MOVES,
  TALK,
  action(`She carries crate number ${page} to the boat and comes back for the next one.`),
  speech("EMIL", "Is that all of it, or is there another one below?"),
  MOVES,
]);
describe("two pages on a sheet", () => {
  const single = script(...PAGES);
  const double = sideBySide(single);

  it("are read one after the other, with the same scenes, cast and lengths", () => {
    const facts = (lines: readonly Line[]) =>
      read(lines).map(({ number, set, synopsis, characters, eighths }) => ({
        number,
        set,
        synopsis,
        eighths,
        names: characters.map(({ name }) => name),
      }));
    expect(facts(double)).toEqual(facts(single));
    expect(facts(double)).toHaveLength(6);
  });

  it("keep the number of their sheet, and the position of each line", () => {
    const scenes = read(double);
    expect(scenes.map(({ origin }) => origin.page)).toEqual([1, 1, 2, 2, 3, 3]);
    for (const { origin, heading } of scenes) {
      expect(double[origin.line]!.page).toBe(origin.page);
      expect(heading).toContain(double[origin.line + 1]!.text);
    }
  });

  it("are no single page: neither a usual script nor one with speeches side by side", () => {
    expect(splitSheets(single)).toBe(single);
    const dual = script(
      ...USUAL,
      ...Array.from(
        { length: 12 },
        () => `${" ".repeat(22)}NORA${" ".repeat(26)}EMIL\n${" ".repeat(18)}To the sea.${" ".repeat(19)}To the sea.`,
      ),
    );
    expect(splitSheets(dual)).toBe(dual);
  });
});

it("a number that cannot be is doubted", () => {
  const numbers = ["4", "5", "6", "10", "7", "8", "8", "9", "10", "A11"];
  const scenes = read(script(...numbers.flatMap((number, at) => [numbered(number, `INT. ROOM ${at} - DAY`), MOVES])));
  expect(scenes.map(({ number, confidence }) => (confidence < 0.75 ? `${number}?` : number))).toEqual([
    "4",
    "5",
    "6",
    "10?",
    "7",
    "8",
    "8?",
    "9",
    "10",
    "A11",
  ]);
  expect(headings(script(...USUAL))).toHaveLength(3);
});
