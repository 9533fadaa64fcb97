import { describe, expect, it } from "vitest";
import { corrections } from "../../shared/screenplay/classify/ocr-names.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, nextPage, script, speech } from "./typed-page.ts";

const PAGES = [1, 2, 3, 4, 5, 6].flatMap((page) => [
  nextPage(`${" ".repeat(50)}${page}.`) + action(`INT. ROOM ${page} - DAY`),
  action("Nora crosses the room, opens the window and looks at the street"),
  speech("NORA", "They are all still waiting there."),
  speech("EMIL", "Then let them wait a little more."),
]);
/** The same pages as scanned: each is shifted a little, and the lines are jittered. */
function scanned(confidence: number): Line[] {
  return script(...PAGES).map((line, at) => ({
    ...line,
    left: line.left + Math.sin(line.page * 2) * 0.04 + Math.sin(at * 7) * 0.002,
    top: line.top + Math.cos(line.page * 3) * 0.008 + Math.sin(at * 5) * 0.0008,
    confidence,
  }));
}

describe("a scan", () => {
  it.each([90, 99.9])("with uneven pages is read like the typed pages, at a confidence of %d", (confidence) => {
    const { scenes } = scenesFromLines(scanned(confidence));
    expect(scenes.map(({ set }) => set)).toEqual([1, 2, 3, 4, 5, 6].map((page) => `ROOM ${page}`));
    for (const { characters } of scenes) expect(characters.map(({ name }) => name)).toEqual(["NORA", "EMIL"]);
  });

  it("may have misread headings and numbers", () => {
    const lines = scanned(90).map((line) => ({
      ...line,
      text: line.text.replace("INT. ROOM 3", "lNT. ROOM 3").replace("INT. ROOM 4", "IHT. ROOM 4"),
    }));
    expect(scenesFromLines(lines).scenes).toHaveLength(6);
  });
});

describe("misread names", () => {
  const many = (name: string) => Array.from({ length: 20 }, () => name);

  it("are corrected by frequent names", () => {
    const names = [
      ...many("REGINA"),
      ...many("BURNS"),
      ...many("MARY"),
      "REGINE",
      "BURN5",
      "REG1NA",
      ...many("SGT. POOLE"),
      "SGI POOLE",
    ];
    expect(Object.fromEntries(corrections(names))).toEqual({
      "SGI POOLE": "SGT. POOLE",
      REGINE: "REGINA",
      BURN5: "BURNS",
      REG1NA: "REGINA",
    });
  });

  it("stay when they may be other people's", () => {
    expect(
      corrections([
        ...many("COP 1"),
        "COP 2",
        ...many("TIM"),
        "JIM",
        ...many("1ST CLERK"),
        "2ND CLERK",
        "DRONE TWO",
        ...many("DRONE ONE"),
      ]).size,
    ).toBe(0);
  });
});
