import { describe, expect, it } from "vitest";
import { splitSheets } from "../../shared/screenplay/layout/sheets.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { chanceOf } from "./house/chance.ts";
import type { HouseStyle } from "./house/house-style.ts";
import { type PrintedScript, printed } from "./house/printed.ts";
import { sideBySide } from "./house/side-by-side.ts";
import { storyOf } from "./house/story.ts";
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
/** The lines of pages in pairs on sheets of twice their width. */
const halves = (lines: readonly Line[]) =>
  lines.map((line) => ({
    ...line,
    page: Math.ceil(line.page / 2),
    left: line.left / 2 + (line.page % 2 === 0 ? 0.5 : 0),
    width: line.width / 2,
  }));

/** The line on a sheet in portrait format that was printed in landscape. */
function turned(line: Line, direction: "down" | "up"): Line {
  const { left, top, width, height } = line;
  const place = direction === "down" ? { left: 1 - top - height, top: left } : { left: top, top: 1 - left - width };
  return { ...line, ...place, width: height, height: width };
}

describe("two pages on a sheet", () => {
  const single = script(...PAGES);
  const double = sideBySide(single);

  it.each([
    ["on Letter paper", double],
    ["on sheets whose text runs down the paper", double.map((line) => turned(line, "down"))],
    ["on sheets whose text runs up the paper", double.map((line) => turned(line, "up"))],
    ["with margins around them", sideBySide(single, "letter", 0.92)],
    ["on sheets that are not turned", halves(single)],
  ])("are read one after the other %s, with the same scenes, cast and lengths", (_how, lines) => {
    const facts = (lines: readonly Line[]) =>
      read(lines).map(({ number, set, synopsis, characters, eighths }) => ({
        number,
        set,
        synopsis,
        eighths,
        names: characters.map(({ name }) => name),
      }));
    expect(facts(lines)).toEqual(facts(single));
    expect(facts(lines)).toHaveLength(6);
  });

  it.each<HouseStyle>([
    {},
    { paper: "a4" },
    { proportional: true },
    { proportional: true, paper: "a4" },
    { header: "THE TURNING TIDE", footer: "CONFIDENTIAL", numbers: "both" },
  ])("have the lengths of the script's own pages in the style %j", (style) => {
    const lengths = ({ lines }: PrintedScript) => read(lines).map(({ eighths }) => eighths);
    const own = (twoPages: boolean) => {
      const chance = chanceOf(7);
      const draft = { ...style, twoPages, scenes: 24 };
      return lengths(printed(storyOf(draft, chance), draft, chance));
    };
    const [on, alone] = [own(true), own(false)];
    expect(on).toHaveLength(24);
    expect(on.filter((eighths, at) => Math.abs(eighths - alone[at]!) > 1)).toEqual([]);
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
    expect(Math.abs(sum(on) / sum(alone) - 1)).toBeLessThan(0.01);
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

it.each<HouseStyle>([{}, { numbers: "both" }, { header: "THE TURNING TIDE", footer: "CONFIDENTIAL" }])(
  "a Letter draft on A4 paper has the lengths of its own pages in the style %j",
  (style) => {
    const chance = chanceOf(11);
    const draft = { ...style, scenes: 40 };
    const { lines } = printed(storyOf(draft, chance), draft, chance);
    const height = (8.27 / 8.5) * (11 / 11.69);
    const reduced = lines.map((line) => ({
      ...line,
      top: line.top * height + (1 - height) / 2,
      height: line.height * height,
    }));
    expect(read(reduced).map(({ eighths }) => eighths)).toEqual(read(lines).map(({ eighths }) => eighths));
  },
);

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
