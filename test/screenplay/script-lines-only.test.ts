import { describe, expect, it } from "vitest";
import { scriptLinesOnly } from "../../shared/screenplay/scenes/script-lines-only.ts";
import { action, nextPage, numbered, typed } from "./typed-page.ts";
import { MOVES, TALK } from "./usual-script.ts";

const TITLE = `${" ".repeat(36)}THE SMALL TIDE\n\n${" ".repeat(38)}Written by\n`;
const page = (number: number, head: string) =>
  `${nextPage(`${head}${" ".repeat(60 - head.length)}${number}.`)}${numbered(String(number), `INT. ROOM ${number} - DAY`)}\n\n${MOVES}\n\n${action(`The small tide turns, ${number} times.`)}\n\n${TALK}\n`;

const lines = (head: string) => typed(TITLE + [1, 2, 3, 4].map((number) => page(number, head)).join(""));
const told = (head: string) => scriptLinesOnly(lines(head)).map(({ text }) => text);

describe("the lines of the story", () => {
  const head = "THE SMALL TIDE - Blue 1/2/31";

  it("exclude the title page, headers and footers, at their positions in the draft", () => {
    const all = lines(head);
    const without = new Set(["THE SMALL TIDE", "Written by", head]);
    expect(told(head)).toEqual(all.map(({ text }) => (without.has(text) ? "" : text)));
    const [hidden] = scriptLinesOnly(all);
    expect(hidden).toEqual({ page: 1, text: "", left: 0, top: 0, width: 0, height: 0, confidence: 0 });
  });

  it("keep mentions of the title, page numbers and revision marks within the text", () => {
    expect(told(`${head}   *`)).toEqual(expect.arrayContaining(["The small tide turns, 3 times.", "3.", "4", "*"]));
  });

  it("exclude a number that is on every page, because it is the film's title", () => {
    expect(told("21").filter((text) => text.startsWith("21"))).toEqual([]);
    expect(told("21")).toContain("2.");
  });

  it("are empty for a draft without a scene", () => {
    expect(scriptLinesOnly(typed(TITLE)).map(({ text }) => text)).toEqual(["", ""]);
  });
});
