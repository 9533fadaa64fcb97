import { describe, expect, it } from "vitest";
import { screenplayFromLines } from "../../shared/screenplay/files/screenplay-from-lines.ts";
import { splitAtAction } from "../../shared/screenplay/headings/heading-action.ts";
import { action, script } from "./typed-page.ts";
import { headings, MOVES, namesOf, read, TALK, USUAL } from "./usual-script.ts";

describe("action on the line of a heading", () => {
  it.each([
    ["INT. BARN - DAY Ruth enters.", "INT. BARN - DAY", "Ruth enters."],
    ["INT. BARN - DAY. Ruth enters.", "INT. BARN - DAY", "Ruth enters."],
    ["INT. BARN - DAY - Ruth enters.", "INT. BARN - DAY", "Ruth enters."],
    ["INT. BARN, DAY. Ruth enters with a lamp.", "INT. BARN, DAY", "Ruth enters with a lamp."],
    ["EXT. PIER - LATE AFTERNOON. The ferry is leaving.", "EXT. PIER - LATE AFTERNOON", "The ferry is leaving."],
    ["INT. BARN - NIGHT A lamp swings over the", "INT. BARN - NIGHT", "A lamp swings over the"],
    ["INT. BARN - DAY (1943) OLD RUTH enters.", "INT. BARN - DAY (1943)", "OLD RUTH enters."],
    ["INT. McRAE HOUSE - DAY Ruth waits.", "INT. McRAE HOUSE - DAY", "Ruth waits."],
  ])("is split from it: %j", (line, text, told) => {
    expect(splitAtAction(line)).toMatchObject({ text, action: told });
  });

  it.each([
    "INT. BARN - DAY",
    "INT. McRAE HOUSE - DAY",
    "INT. BARN - DAY - Two Weeks Later",
    "INT. BARN - DAY - Ruth and Emil",
    "INT. BARN - DAY - Ruth's dream of the fire",
    "INT. BARN - DAY (Ruth dreams of it)",
    "INT. BARN - DAY - Flashback to 1985.",
    "INT. BARN - DAY Flashback begins",
    "INT. BARN - DAY In a memory of the fire.",
    "INT. BARN - DAY Close on Ruth who sleeps.",
    "INT. BARN - NIGHT CLUB Ruth enters.",
    "Int. Barn - Day. Ruth enters.",
  ])("is not %j", (line) => {
    expect(splitAtAction(line)).toBeUndefined();
  });

  it("belongs to the scene, also in the rows below", () => {
    const lines = script(
      ...USUAL,
      `${action("INT. BARN - NIGHT. A TALL RIDER (40) comes in with a lantern")}\n${action("and a saddle.")}`,
      TALK,
      action("INT. LOFT - DAY"),
      MOVES,
    );
    expect(headings(lines).slice(-2)).toEqual(["INT. | BARN | NIGHT", "INT. | LOFT | DAY"]);
    expect(read(lines)[3]!.heading).toBe("INT. BARN - NIGHT");
    expect(read(lines)[3]!.synopsis).toBe("A TALL RIDER (40) comes in with a lantern and a saddle.");
    expect(namesOf(lines, 3)).toEqual(["NORA", "EMIL", "TALL RIDER"]);
    const told = screenplayFromLines(lines).paragraphs.filter(({ kind }) => kind === "action");
    expect(told.map(({ text }) => text)).toContain("A TALL RIDER (40) comes in with a lantern and a saddle.");
  });
});
