import { describe, expect, it } from "vitest";
import { nameFromCue } from "../../shared/screenplay/classify/character-cue.ts";
import { corrections } from "../../shared/screenplay/classify/ocr-names.ts";
import { isOcrConfusion } from "../../shared/screenplay/language/ocr-letters.ts";
import { deskew } from "../../shared/screenplay/layout/deskew.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { action, numbered, script } from "./typed-page.ts";
import { headings, MOVES, namesOf, read, TALK } from "./usual-script.ts";

const scanned = (lines: readonly Line[]) => lines.map((line) => ({ ...line, confidence: 92 }));
const pages = (...rows: string[]) => scanned(script(...rows.flatMap((row) => [row, MOVES, TALK])));

describe("OCR confusions", () => {
  it.each([
    ["NlGHT".toUpperCase(), "NIGHT"],
    ["KITCHFN", "KITCHEN"],
    ["R0OM", "ROOM"],
    ["TINE", "TIME"],
  ])("correct %j to %j", (misread, word) => expect(isOcrConfusion(misread, word)).toBe(true));

  it.each([
    ["ROOF", "ROOM"],
    ["NIGHT", "NIGHT"],
    ["HALL", "WALL"],
    ["ROOMS", "ROOM"],
  ])("do not turn %j into %j", (misread, word) => expect(isOcrConfusion(misread, word)).toBe(false));

  it("include a lower-case l for a capital I, in names too", () => {
    expect(["PRlYA", "lNSPECTOR", "DelROY"].map(nameFromCue)).toEqual(["PRIYA", "INSPECTOR", "DELROY"]);
  });
});

describe("headings of a scan", () => {
  it("are corrected by words of other headings and the action, and by times of day", () => {
    const lines = pages(
      action("INT. KITCHEN - NIGHT"),
      action("INT. KITCHEN - DAY"),
      action("INT. KITCHFN - NlGHT"),
      action("INT. R0OM - LATFR"),
      action("INT. BOAT - OAY"),
    );
    expect(headings(lines)).toEqual([
      "INT. | KITCHEN | NIGHT",
      "INT. | KITCHEN | DAY",
      "INT. | KITCHEN | NIGHT",
      "INT. | ROOM | LATER",
      "INT. | BOAT | DAY",
    ]);
  });

  it("keep words that are rare but correct", () => {
    const lines = pages(action("INT. MOON BASE - NOON"), action("INT. ROOF - DAY"), action("INT. ROOM 5 - DAY"));
    expect(headings(lines)).toEqual(["INT. | MOON BASE | NOON", "INT. | ROOF | DAY", "INT. | ROOM 5 | DAY"]);
  });
});

describe("numbers of a scan", () => {
  const numbers = (...printed: readonly (readonly [string, string])[]) =>
    read(
      pages(
        ...printed.map(([left, right], at) =>
          numbered(left, `INT. PLACE ${String.fromCharCode(65 + at)} - DAY`, right),
        ),
      ),
    ).map(({ number, numberIsPrinted }) => (numberIsPrinted ? number : "none"));

  it("are corrected by their order", () => {
    expect(
      numbers(["52", "52"], ["S3", "53"], ["54", "S4"], ["S5", "SS"], ["56", "56"], ["56A", "S6A"], ["S7", "B7"]),
    ).toEqual(["52", "53", "54", "55", "56", "56A", "57"]);
  });

  it("are inferred from their neighbours when they are missing and the count matches", () => {
    expect(numbers(["7", "7"], ["8", "8"], ["", ""], ["10", "10"], ["3", "3"], ["12", "12"])).toEqual([
      "7",
      "8",
      "9",
      "10",
      "11",
      "12",
    ]);
    expect(numbers(["7", "7"], ["8", "8"], ["", ""], ["8B", "8B"], ["9", "9"])).toEqual(["7", "8", "none", "8B", "9"]);
  });
});

it("a name misread once, in two letters, is that of the frequent speaker", () => {
  const names = [...Array(9).fill("MURROW"), "MURRCHW", "MURDOCK"];
  expect([...corrections(names)]).toEqual([["MURRCHW", "MURROW"]]);
  expect([...corrections(["MURROW", "MURRCHW"])]).toEqual([]);
});

describe("a page of a scan", () => {
  it("is deskewed", () => {
    const level = scanned(script(...[1, 2, 3].flatMap((at) => [numbered(String(at), "THE BOAT"), MOVES, TALK])));
    const aslant = level.map((line) => ({ ...line, top: line.top + (line.left + line.width / 2 - 0.5) * 0.011 }));
    for (const [at, line] of deskew(aslant).entries()) expect(line.top).toBeCloseTo(level[at]!.top, 2.5);
    expect(headings(aslant)).toEqual(headings(level));
    expect(deskew(level)).toEqual(level);
  });

  it("may have punched holes and dirt in its margin", () => {
    const lines = pages(action("INT. BARN - DAY"), action("INT. PIER - DAY"));
    const speck = (line: Line, text: string): Line => ({ ...line, text, left: 0.04, width: 0.01 });
    const dirty = lines.flatMap((line) => [speck(line, "O"), line, speck(line, "|")]);
    expect(headings(dirty)).toEqual(headings(lines));
    expect(namesOf(dirty)).toEqual(namesOf(lines));
  });

  it("may lack the left number of a scene, but a header is none", () => {
    const right = (text: string, number: string) => action(`${text.padEnd(58)}   ${number}`);
    const lines = pages(...["4", "5", "6"].map((at) => numbered(at, `INT. ROOM ${at} - DAY`)), right("THE BOAT", "7"));
    expect(read(lines).map(({ set }) => set)).toEqual(["ROOM 4", "ROOM 5", "ROOM 6", "THE BOAT"]);
    const header = lines.map((line) => (/^(?:THE BOAT|7)$/.test(line.text) ? { ...line, page: 2, top: 0.045 } : line));
    expect(read(header)).toHaveLength(3);
  });

  it("may have a misread CONTINUED", () => {
    const lines = pages(
      ...["4", "5", "6"].map((at) => numbered(at, `INT. ROOM ${at} - DAY`)),
      numbered("6", "C0NTINUED:"),
    );
    expect(read(lines).map(({ number }) => number)).toEqual(["4", "5", "6"]);
  });
});
