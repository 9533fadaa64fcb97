import { describe, expect, it } from "vitest";
import { FountainError, screenplayFromFountain } from "../../infra/local/demo/fountain.ts";

const blocksOf = (...paragraphs: string[]) => screenplayFromFountain(paragraphs.join("\n\n")).blocks;

describe("a screenplay in Fountain", () => {
  it.each([
    ["INT. NET LOFT - STAIRS - DAY", "heading"],
    ["INT./EXT. POST VAN - NIGHT", "heading"],
    ["She waits.", "action"],
    ["MONTAGE - A DAY OFF", "action"],
    ["FADE IN:", "action"],
    ["CUT TO:", "transition"],
    ["FADE OUT.", "transition"],
    ["> THE END <", "centred"],
    ["PELL\nI quite agree.", "speech"],
  ])("reads %j as %s", (text, kind) => {
    expect(blocksOf(text)).toMatchObject([{ kind }]);
  });

  it("keeps a speech's parentheticals in their positions", () => {
    expect(blocksOf("MARIT (O.S.)\n(to Saul)\nHold it.\n(beat)\nNow.")).toEqual([
      {
        kind: "speech",
        cue: "MARIT (O.S.)",
        parts: [
          { kind: "parenthetical", text: "(to Saul)" },
          { kind: "dialogue", text: "Hold it." },
          { kind: "parenthetical", text: "(beat)" },
          { kind: "dialogue", text: "Now." },
        ],
      },
    ]);
  });

  it("places a speech with a caret beside the previous one", () => {
    expect(blocksOf("GANT\nAye.", "PRIYA ^\nSixty.")).toMatchObject([
      { kind: "dual", left: { cue: "GANT" }, right: { cue: "PRIYA" } },
    ]);
  });

  it("parses an optional title page", () => {
    const { titlePage, blocks } = screenplayFromFountain("Title: LOW WATER\nAuthor: Nobody\n\nFADE IN:");
    expect([...titlePage]).toEqual([
      ["Title", "LOW WATER"],
      ["Author", "Nobody"],
    ]);
    expect(blocks).toEqual([{ kind: "action", text: "FADE IN:" }]);
    expect(screenplayFromFountain("FADE IN:").titlePage.size).toBe(0);
  });

  it.each([
    ["# Act one", 'Line 3: "# Act one"'],
    ["She *runs*.", 'Line 3: "She *runs*."'],
    ["First row.\n[[a note]]", 'Line 4: "[[a note]]"'],
    [".A FORCED HEADING", 'Line 3: ".A FORCED HEADING"'],
  ])("refuses %j, quoting it", (text, message) => {
    expect(() => blocksOf("INT. SHED - DAY", text)).toThrow(message);
  });

  it("refuses dual dialogue without a left side, and a title page without keys", () => {
    expect(() => blocksOf("INT. SHED - DAY", "PRIYA ^\nSixty.")).toThrow(FountainError);
    expect(() => screenplayFromFountain("Title: LOW WATER\nand more\n\nFADE IN:")).toThrow('Line 2: "and more"');
  });
});
