import { describe, expect, it } from "vitest";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, script } from "./typed-page.ts";
import { headings, namesOf, read } from "./usual-script.ts";

const TALK = [
  "BRENNA: You have carried that crate past the door four times.",
  "OTTO: It gets heavier. I wanted to be sure.",
  "BRENNA: Sure of what?",
  "OTTO: That it is the crate and not me.",
];
const play = (...lines: string[]) => script(...lines.map(action));

describe("the speakers of a stage play", () => {
  it.each(["CAMERA ONE", "SHOT PUTTER", "LATER IRIS"])("may have the name %j", (name) => {
    const lines = play("ACT ONE", "SCENE 1: The boathouse. Dawn.", ...TALK, ...TALK, `${name}: I saw it move.`);
    expect(namesOf(lines)).toEqual(["BRENNA", "OTTO", name]);
  });

  it.each(["NOTE", "SFX", "MUSIC", "TIME"])("do not have the name %j", (direction) => {
    const lines = play("ACT ONE", "SCENE 1: The boathouse. Dawn.", ...TALK, ...TALK, `${direction}: A low hum.`);
    expect(namesOf(lines)).toEqual(["BRENNA", "OTTO"]);
  });
});

describe("the headings of a stage play", () => {
  it("are its scenes, with the number of the act, and the set that the heading or the direction below names", () => {
    const lines = play(
      "ACT ONE",
      "SCENE 1: The boathouse. Dawn.",
      ...TALK,
      "Scene Two",
      "SETTING: The harbour office. A stove and two chairs.",
      ...TALK,
      "ACT II, SCENE I",
      "(The boathouse. Night. The crate has gone.)",
      ...TALK,
      "SCENE II",
      ...TALK,
    );
    expect(headings(lines)).toEqual([
      "1.1 | THE BOATHOUSE | DAWN",
      "1.2 | THE HARBOUR OFFICE",
      "2.1 | THE BOATHOUSE | NIGHT",
      "2.2 | SCENE II",
    ]);
    expect(read(lines).map(({ doubt }) => doubt)).toEqual([undefined, undefined, undefined, undefined]);
    expect(namesOf(lines, 3)).toEqual(["BRENNA", "OTTO"]);
  });

  it("are the acts, if these have no scenes", () => {
    const lines = play("ACT ONE", ...TALK, "THE SECOND ACT", ...TALK, "SECOND ACT", ...TALK);
    expect(headings(lines)).toEqual(["1 | ACT ONE", "2 | SECOND ACT"]);
  });

  it("are neither sentences nor lines of a table of contents", () => {
    const lines = play(
      "ACT ONE ........ 3",
      "Scene One 4",
      "SCENE 1 - THE BOATHOUSE",
      ...TALK,
      "Act two will be shorter than this one, she thinks.",
      "Scene three of her plan begins with a kettle.",
    );
    expect(headings(lines)).toEqual(["1 | THE BOATHOUSE"]);
  });

  it("are found where names are centred over dialogue at the margin, and directions are indented", () => {
    const direction = (text: string) => `${" ".repeat(28)}${text}`;
    const said = (name: string, text: string) => `${" ".repeat(40)}${name}\n${action(text)}`;
    const talk = [
      said("BRENNA", "You have carried that crate past the door four times."),
      said("OTTO", "It gets heavier. I wanted to be sure."),
      `${direction("(BRENNA (50) lifts the lid of the crate with")}\n${direction("a crowbar. A LODGER on the stairs watches.)")}`,
      said("BRENNA", "Sure of what?"),
      `${" ".repeat(40)}OTTO\n${direction("(after a while)")}\n${action("That it is the crate and not me.")}`,
    ];
    const lines = script(
      `${" ".repeat(37)}ACT ONE`,
      `${" ".repeat(37)}SCENE 1`,
      `${direction("SETTING: The loft over the old boathouse.")}\n${direction("Dawn.")}`,
      ...talk,
      `${" ".repeat(37)}SCENE 2`,
      direction("SETTING: The harbour office."),
      ...talk,
    );
    expect(headings(lines)).toEqual(["1.1 | THE LOFT OVER THE OLD BOATHOUSE | DAWN", "1.2 | THE HARBOUR OFFICE"]);
    expect(namesOf(lines)).toEqual(["BRENNA", "OTTO", "LODGER"]);
    expect(read(lines)[0]?.synopsis).toBe("BRENNA (50) lifts the lid of the crate with a crowbar.");
    expect(scenesFromLines(lines).detected.text).toBe("stage-play");
  });

  it("end in a number that is no page of a table of contents", () => {
    expect(headings(play("ACT 1", "SCENE 1", ...TALK, "Scene 2", ...TALK))).toEqual([
      "1.1 | ACT 1 SCENE 1",
      "1.2 | SCENE 2",
    ]);
  });

  it("are not looked for in a script with INT. and EXT.", () => {
    const lines = play(
      ...["ACT ONE", "INT. BOATHOUSE - DAY", ...TALK],
      ...["INT. OFFICE - DAY", ...TALK],
      ...["ACT TWO", "EXT. PIER - DAY", ...TALK],
    );
    expect(headings(lines)).toEqual(["INT. | BOATHOUSE | DAY", "INT. | OFFICE | DAY", "EXT. | PIER | DAY"]);
  });
});
