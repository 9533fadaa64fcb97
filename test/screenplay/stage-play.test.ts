import { describe, expect, it } from "vitest";
import { screenplayFromLines } from "../../shared/screenplay/files/screenplay-from-lines.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, script, typed } from "./typed-page.ts";
import { headings, namesOf, read, TALK as TALKED } from "./usual-script.ts";

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

describe("an acting edition, with names before the speeches and a full stop between them", () => {
  const SPEECHES = [
    "MAUD. You have carried that crate past the door four times, and each time you have looked at me as if I\nwere to open it for you.",
    "PELL (setting it down). It gets heavier. I wanted to be sure.",
    "MAUD. Of what?",
    "PELL. That it is the crate and not me.",
    "DR. HALE (in the doorway, with his hat still on and snow on both of his\nshoulders). Is that the whole of it?",
    "(A LODGER comes down the stairs with a lamp and stops.)",
    "MAUD. No. There is another one in the cellar.",
    "DR. HALE. Then I came for nothing.",
    "FIRST VOTER. I saw it move.",
    "MAUD [to herself]. So did I.",
  ];
  const rows = (...paragraphs: string[]) => paragraphs.flatMap((text) => text.split("\n"));
  const flush = typed(
    [...rows("ACT ONE", "SCENE 1. The boathouse. Dawn.", ...SPEECHES, ...SPEECHES)].map(action).join("\n"),
  );
  const apart = script(
    ...["ACT ONE", "SCENE 1. The boathouse. Dawn.", ...SPEECHES, ...SPEECHES].map((text) =>
      rows(text).map(action).join("\n"),
    ),
  );
  const hanging = typed(
    ["ACT ONE", "SCENE 1. The boathouse. Dawn.", ...SPEECHES, ...SPEECHES]
      .map((text) =>
        rows(text)
          .map((row, at) => action((at > 0 ? "   " : "") + row))
          .join("\n"),
      )
      .join("\n"),
  );
  const indented = typed(
    ["ACT ONE", "SCENE 1. The boathouse. Dawn.", ...SPEECHES, ...SPEECHES]
      .map((text) =>
        rows(text)
          .map((row, at) => action((at === 0 ? "    " : "") + row))
          .join("\n"),
      )
      .join("\n"),
  );

  it.each([
    ["without blank lines", flush],
    ["with blank lines", apart],
    ["with hanging indents", hanging],
    ["with indented first rows", indented],
  ])("has its speakers %s", (_how, lines) => {
    expect(headings(lines)).toEqual(["1.1 | THE BOATHOUSE | DAWN"]);
    expect(read(lines)[0]!.characters.map(({ name, presence }) => `${name} ${presence}`)).toEqual([
      "MAUD speaks",
      "PELL speaks",
      "DR. HALE speaks",
      "FIRST VOTER speaks",
      "LODGER silent",
    ]);
    expect(scenesFromLines(lines).detected.text).toBe("stage-play");
    const { paragraphs } = screenplayFromLines(lines);
    expect(paragraphs.filter(({ kind }) => kind === "action").map(({ text }) => text)).toContain(SPEECHES[5]);
    expect(paragraphs.find(({ kind }) => kind === "dialogue")?.text).toBe(rows(SPEECHES[0]!).join(" ").slice(6));
  });

  it("is read so on request where few speeches show it", () => {
    const lines = play("SCENE 1. The boathouse. Dawn.", ...SPEECHES.slice(1, 4), "MAUD. Oh. I see.", "YES. He nods.");
    expect(namesOf(lines)).toBeUndefined();
    expect(scenesFromLines(lines, "stage-play").scenes[0]?.characters.map(({ name }) => name)).toEqual([
      "PELL",
      "MAUD",
    ]);
  });

  it("is no screenplay with words in capitals before a full stop", () => {
    const shot = ["BANG. The door of the boathouse flies open.", "WIND. It tears at the nets.", "BANG. Again."];
    const lines = script(action("INT. BOATHOUSE - NIGHT"), ...[...shot, ...shot, ...shot].map(action), TALKED);
    expect(namesOf(lines)).toEqual(["NORA", "EMIL"]);
  });
});
