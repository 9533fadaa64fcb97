import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { screenplayFromFountain } from "../../infra/local/demo/fountain.ts";
import { demoScreenplay } from "../../infra/local/demo/screenplay.ts";
import { screenplayPdf } from "../../infra/local/demo/typeset.ts";
import { type PrintedText, printedTextOf, rowsOfPage } from "./printed-page.ts";

const HEADING = /^(?:INT\.|EXT\.)/;
const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const print = async (...paragraphs: string[]) => printedTextOf(await screenplayPdf(paragraphs.join("\n\n")));
const action = (rows: number) => Array.from({ length: rows }, (_, row) => `${row} ${"x".repeat(57)}`).join("\n");
const leftOf = (printed: readonly PrintedText[], text: string) => printed.find((one) => one.text === text)?.left;

describe("a typeset page", () => {
  it.each([
    ["a heading", "INT. SHED - DAY", 1.5],
    ["action", "She waits.", 1.5],
    ["a cue", "PELL (V.O.)", 3.7],
    ["a parenthetical", "(to the dog)", 3.1],
    ["dialogue", "I quite agree.", 2.5],
  ])("starts %s at the standard indent", async (_, text, inches) => {
    const printed = await print("INT. SHED - DAY", "She waits.", "PELL (V.O.)\n(to the dog)\nI quite agree.");
    expect(leftOf(printed, text)).toBeCloseTo(inches, 3);
  });

  it("ends transitions and page numbers at seven and a half inches", async () => {
    const printed = await print(action(60), "CUT TO:");
    expect(printed.find(({ text }) => text === "CUT TO:")?.right).toBeCloseTo(7.5, 2);
    expect(printed.find(({ text }) => text === "2.")?.right).toBeCloseTo(7.5, 2);
  });

  it("has six rows to the inch and a blank one between paragraphs", async () => {
    const printed = await print("One.", "PELL\nTwo.");
    const [one, cue, two] = printed.map(({ top }) => top);
    expect(cue! - one!).toBeCloseTo(2 / 6, 3);
    expect(two! - cue!).toBeCloseTo(1 / 6, 3);
  });

  it("keeps rows within their column", async () => {
    const words = "the tide is honest and your father was kind ".repeat(8);
    const printed = await print(words, `PELL\n(${words.slice(0, 80)})\n${words}`);
    for (const { left, right } of printed) {
      const limit = left < 2 ? 7.5 : left < 3 ? 6 : left < 3.5 ? 5.6 : 7.2;
      expect(right).toBeLessThanOrEqual(limit + 0.01);
    }
  });

  it("prints dual dialogue as two columns that share their rows", async () => {
    const printed = await print("GANT\nThose in favour? Carried.", "PRIYA ^\nFifty-nine. Sixty.");
    expect(rowsOfPage(printed, 1)).toEqual(["GANT | PRIYA", "Those in favour? Carried. | Fifty-nine. Sixty."]);
    expect(leftOf(printed, "Those in favour? Carried.")).toBeCloseTo(1.5, 3);
    expect(leftOf(printed, "Fifty-nine. Sixty.")).toBeCloseTo(4.7, 3);
  });

  it("numbers scenes in both margins on request", async () => {
    const script = "INT. SHED - DAY\n\nRain.\n\nEXT. SHED - DAY\n\nSun.";
    const printed = await printedTextOf(await screenplayPdf(script, { numbers: true }));
    expect(rowsOfPage(printed, 1)).toEqual(["1 | INT. SHED - DAY | 1", "Rain.", "2 | EXT. SHED - DAY | 2", "Sun."]);
  });
});

describe("a page break", () => {
  it("breaks a speech with (MORE) and (CONT'D)", async () => {
    const speech = Array.from({ length: 8 }, (_, row) => `Row ${row} of a speech.`).join("\n");
    const printed = await print(action(50), `PELL\n${speech}`);
    expect(rowsOfPage(printed, 1).slice(-4)).toEqual(["PELL", "Row 0 of a speech.", "Row 1 of a speech.", "(MORE)"]);
    expect(rowsOfPage(printed, 2).slice(0, 3)).toEqual(["2.", "PELL (CONT'D)", "Row 2 of a speech."]);
  });

  it.each([
    ["a parenthetical at its foot", "PELL\nOne.\n(beat)\nTwo.\nThree.", 50],
    ["a single row of a speech", "PELL\nOne.\nTwo.\nThree.", 51],
  ])("does not leave %s", async (_, speech, rowsAbove) => {
    const printed = await print(action(rowsAbove), speech);
    expect(rowsOfPage(printed, 1)).toHaveLength(rowsAbove);
    expect(rowsOfPage(printed, 2)[1]).toBe("PELL");
  });

  it("moves a heading to the next page with the row below it", async () => {
    const printed = await print(action(51), "INT. SHED - DAY", "PELL\nOne.\nTwo.\nThree.");
    expect(rowsOfPage(printed, 1)).toHaveLength(51);
    expect(rowsOfPage(printed, 2)[1]).toBe("INT. SHED - DAY");
  });

  it("leaves two rows of action on both sides", async () => {
    const printed = await print(action(51), `${"kelp ".repeat(48)}`);
    expect(rowsOfPage(printed, 1)).toHaveLength(53);
    expect(rowsOfPage(printed, 2)).toHaveLength(3);
  });
});

describe("the demo's screenplay", () => {
  let fountain: string;
  let pdf: Uint8Array;
  let printed: PrintedText[];
  let pages: string[][];

  beforeAll(async () => {
    fountain = await demoScreenplay();
    pdf = await screenplayPdf(fountain);
    printed = await printedTextOf(pdf);
    pages = Array.from({ length: printed.at(-1)!.page }, (_, index) => rowsOfPage(printed, index + 1));
  });

  it("has a title page and fourteen to eighteen pages", () => {
    expect(pages[0]?.[0]).toBe("THE HONEST TIDE");
    expect(pages.length - 1).toBeGreaterThanOrEqual(14);
    expect(pages.length - 1).toBeLessThanOrEqual(18);
  });

  it("numbers its pages from the second on", () => {
    const folios = printed.filter(({ top }) => top < 0.9).map(({ page, text }) => [page, text]);
    expect(folios).toEqual(pages.slice(2).map((_, index) => [index + 3, `${index + 2}.`]));
  });

  it("has 28 to 40 scenes, ten to fourteen speaking characters and every kind of breakdown element", () => {
    const { blocks } = screenplayFromFountain(fountain);
    const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
    const cues = blocks.flatMap((block) => (block.kind === "speech" ? [block.cue] : []));
    const speakers = new Set(cues.map((cue) => cue.replace(/ \(.*/, "")));
    expect(headings.length).toBeGreaterThanOrEqual(28);
    expect(headings.length).toBeLessThanOrEqual(40);
    expect(speakers.size).toBeGreaterThanOrEqual(10);
    expect(speakers.size).toBeLessThanOrEqual(14);
    expect(cues.join()).toMatch(/\(V\.O\.\).*\(O\.S\.\)/);
    for (const word of ["INT./EXT.", "DAWN", "NIGHT", "CONTINUOUS", "LATER"]) expect(headings.join()).toContain(word);
    for (const word of ["MONTAGE", "INTERCUT"]) expect(fountain).toContain(`\n${word} - `);
    expect(blocks.filter(({ kind }) => kind === "dual")).toHaveLength(1);
  });

  it("ends no page on a heading or a name", () => {
    for (const page of pages.slice(1)) {
      expect(page.at(-1)).not.toMatch(HEADING);
      expect(page.at(-1)).not.toMatch(/^[A-Z]+$/);
    }
  });

  it("follows every (MORE) with the same speaker on the next page", () => {
    expect(pages.flat()).toContain("(MORE)");
    for (const [index, page] of pages.entries()) {
      if (page.at(-1) !== "(MORE)") continue;
      const cue = page.findLast((row) => /^[A-Z. ]+(?: \((?:V\.O\.|O\.S\.|CONT'D)\))*$/.test(row));
      expect(pages[index + 1]?.[1]).toBe(`${cue?.replace(" (CONT'D)", "")} (CONT'D)`);
    }
  });

  it("prints every word of the screenplay, in order", () => {
    const furniture = /^(?:\d+\.|\(MORE\))$/;
    const body = pages.slice(1).flatMap((page) => page.filter((row) => !furniture.test(row)));
    const text = squeezed(body.join(" "));
    for (const block of screenplayFromFountain(fountain).blocks) {
      if (block.kind !== "speech" && block.kind !== "dual") expect(text).toContain(squeezed(block.text));
    }
    const spoken = printed.filter(({ left, page }) => page > 1 && Math.abs(left - 2.5) < 0.01);
    const expected = screenplayFromFountain(fountain).blocks.flatMap((block) =>
      block.kind === "speech" ? block.parts.filter(({ kind }) => kind === "dialogue").map((part) => part.text) : [],
    );
    expect(squeezed(spoken.map((line) => line.text).join(" "))).toBe(expected.join(" "));
  });

  it("is the same byte for byte on each run, and equals the web's sample", async () => {
    expect(Buffer.from(await screenplayPdf(fountain)).equals(pdf)).toBe(true);
    const sample = await readFile("web/script/sample-script.pdf");
    expect(sample.equals(pdf), "run: npm run demo-script -- web/script/sample-script.pdf").toBe(true);
  });
});
