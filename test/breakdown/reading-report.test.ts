import { describe, expect, it } from "vitest";
import { readingReport } from "../../shared/breakdown/drafts/reading-report.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, nextPage, numbered, script, speech } from "../screenplay/typed-page.ts";
import { MOVES, TALK, USUAL } from "../screenplay/usual-script.ts";

const reportOn = (lines: readonly Line[]) => readingReport({ lines, ...scenesFromLines(lines) });

describe("the report on how a draft was read", () => {
  it("counts what was found", () => {
    const report = reportOn(
      script(
        ...USUAL,
        numbered("4", "OMITTED"),
        numbered("5", "EXT. QUAY - NIGHT"),
        action("An OLD SAILOR drops his lantern. NORA picks the lantern up."),
        speech("VOICE (V.O.)", "Nobody moved."),
      ),
    );
    expect(report).toMatchObject({
      layout: { text: "indented", twoPages: false, scanned: false },
      ...{ pages: 1, scenes: 5, numbered: 5, omitted: 1, speakers: 3, silent: 1 },
      doubts: expect.arrayContaining([{ kind: "silent-role", count: 1, examples: [{ text: "OLD SAILOR", page: 1 }] }]),
    });
    expect(report.elements).toBeGreaterThan(0);
    expect(report.unrecognised).toBeUndefined();
  });

  it("names the headings that are uncertain, and why, the first three of each kind", () => {
    const report = reportOn(
      script(
        ...USUAL,
        ...["A", "B", "C", "D"].flatMap((room) => [action(`INT. ATTIC ${room} - NIGHT`), MOVES]),
        ...["4", "5", "5", "6"].flatMap((number) => [numbered(number, `INT. ROOM ${number} - DAY`), MOVES]),
        `${nextPage("NETS")}${numbered("7", "INT. ROOM 7 - DAY")}`,
        ...["8", "9", "10", "11", "12"].flatMap((number) => [numbered(number, `INT. ROOM ${number} - DAY`), MOVES]),
      ),
    );
    expect(report.doubts.filter(({ kind }) => kind !== "element")).toEqual([
      {
        kind: "no-number",
        count: 4,
        examples: [
          { text: "3A INT. ATTIC A - NIGHT", page: 1 },
          { text: "3B INT. ATTIC B - NIGHT", page: 1 },
          { text: "3C INT. ATTIC C - NIGHT", page: 1 },
        ],
      },
      { kind: "number-order", count: 1, examples: [{ text: "5 INT. ROOM 5 - DAY", page: 2 }] },
    ]);
  });

  it("names headings without INT. or EXT., and numbered sentences", () => {
    const places = reportOn(script(action("INT. LOFT - DAY"), MOVES, TALK, action("THE PIER - NIGHT"), MOVES));
    expect(places.doubts).toContainEqual({
      kind: "no-int-ext",
      count: 1,
      examples: [{ text: "2 THE PIER - NIGHT", page: 1 }],
    });
    const time = reportOn(script(action("INT. HALL - DAY"), MOVES, action("LATER THAT DAY"), MOVES));
    expect(time.doubts).toContainEqual({
      kind: "no-place",
      count: 1,
      examples: [{ text: "2 LATER THAT DAY", page: 1 }],
    });
    const sentence = reportOn(script(...USUAL, numbered("4", "Somebody coughs in the dark."), MOVES));
    expect(sentence.doubts).toContainEqual({
      kind: "sentence",
      count: 1,
      examples: [{ text: "4 Somebody coughs in the dark.", page: 1 }],
    });
  });

  it("offers the items of a montage as scenes of their own", () => {
    const items = [
      "MONTAGE - WINTER",
      "-- Nora mends the roof of the barn,",
      "slowly.",
      "-- Emil learns to drive.",
    ].map(action);
    const lines = script(...USUAL, ...items);
    const report = reportOn(lines);
    expect(report.subScenes.map(({ line }) => lines[line]!.text)).toEqual([
      "-- Nora mends the roof of the barn,",
      "-- Emil learns to drive.",
    ]);
    expect(report.doubts).toContainEqual({
      kind: "sub-scene",
      count: 2,
      examples: [
        { text: "Nora mends the roof of the barn…", page: 1 },
        { text: "Emil learns to drive.", page: 1 },
      ],
    });
  });

  it("names the pages that are hard to read", () => {
    const lines = [...script(...USUAL), ...script(...USUAL).map((line) => ({ ...line, page: 2, confidence: 61 }))];
    expect(reportOn(lines).doubts).toContainEqual({
      kind: "unclear-page",
      count: 1,
      examples: [{ text: "", page: 2 }],
    });
  });

  it("says why a layout was not recognised", () => {
    const prose = Array.from({ length: 30 }, () => MOVES);
    expect(reportOn(script(...prose)).unrecognised).toBe("no-headings");
    expect(reportOn(script(action("INT. LOFT - DAY"), ...prose)).unrecognised).toBe("no-speakers");
    expect(reportOn(script(action("INT. LOFT - DAY"), MOVES)).unrecognised).toBeUndefined();
    const row = `${" ".repeat(10)}${"Ada carries a crate to the boat.".padEnd(38)}Bo sits down on a crate and waits.`;
    expect(reportOn(script(action("INT. LOFT - DAY"), row, row, row)).unrecognised).toBe("columns");
  });
});
