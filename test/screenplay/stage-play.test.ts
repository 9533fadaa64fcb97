import { describe, expect, it } from "vitest";
import { screenplayFromLines } from "../../shared/screenplay/files/screenplay-from-lines.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { partsFromLines, scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
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

describe("the directions of a stage play", () => {
  const kinds = (lines: readonly Line[]) =>
    partsFromLines(lines).parts.flatMap(({ kind, row }) => (kind === "heading" ? [] : [`${kind} ${row.text}`]));

  it("are action within and between the speeches of an acting edition", () => {
    const talk = [
      "MAUD. You have carried that crate past the door four times, and each time you\nhave looked at me as if I were to open it.",
      "PELL (setting it down). It gets heavier. (He sits on it.) I wanted to be sure.",
      "[She crosses to the stove. HALE, a young clerk, comes in from\nthe yard.]",
      "HALE. I came (I swear it) at nine, from Lisbon (Portugal), with the book (Penguin edition, 1920).",
      "PELL. It is late (I know it is.). (He nods) Very late (He was told so) (All of us) (God help us!).",
      "MAUD. Of what? (She takes a lantern from its hook and\nlights it.) Of me?",
      "PELL. That it is the crate (softly) and not me. [MAUD laughs.] You may laugh.",
      "        She takes the lamp to the window. Pell follows her\n        with the crate.",
      "PELL. It is early.\n(He looks at his watch.)\nOr I am late.",
      "HALE. Neither. [Exit.]",
      "MAUD (returning,\nout of breath). He is gone.",
    ];
    const lines = script(
      ...["ACT ONE", "SCENE 1. The ferry office. Night.", ...talk, "Enter a PORTER with a trolley.", ...talk].map(
        (text) => text.split("\n").map(action).join("\n"),
      ),
    );
    const directions = kinds(lines).filter((one) => one.startsWith("action"));
    expect(directions.slice(0, 14)).toEqual([
      "action ACT ONE SCENE 1. The ferry office. Night.",
      "action (He sits on it.)",
      "action [She crosses to the stove. HALE, a young clerk, comes in from",
      "action the yard.]",
      "action (He nods)",
      "action (She takes a lantern from its hook and",
      "action lights it.)",
      "action [MAUD laughs.]",
      "action She takes the lamp to the window. Pell follows her",
      "action with the crate.",
      "action (He looks at his watch.)",
      "action [Exit.]",
      "action Enter a PORTER with a trolley.",
      "action (He sits on it.)",
    ]);
    expect(namesOf(lines)).toEqual(["MAUD", "PELL", "HALE", "PORTER"]);
    expect(read(lines)[0]!.elements.map(({ name }) => name)).toContain("Lantern");
    const { paragraphs } = screenplayFromLines(lines);
    const from = paragraphs.findIndex(({ text }) => text === "It gets heavier.");
    expect(paragraphs.slice(from, from + 4).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "dialogue It gets heavier.",
      "action (He sits on it.)",
      "character PELL (CONT'D)",
      "dialogue I wanted to be sure.",
    ]);
  });

  it("are indented in a manuscript with its dialogue at the margin, also when they are names", () => {
    const direction = (text: string) => `${" ".repeat(28)}${text}`;
    const said = (name: string, ...rows: string[]) => [`${" ".repeat(40)}${name}`, ...rows].join("\n");
    const talk = [
      said("MAUD", action("You have carried that crate past the door four times today.")),
      said("PELL", action("It gets heavier. I wanted to be sure that it is the crate and"), action("not me.")),
      `${direction("PELL sits on the crate. A LODGER on the")}\n${direction("stairs watches him.")}`,
      said("MAUD", direction("(without turning)"), action("Sure of what?")),
      said("PELL", action("That it is the crate."), direction("(He knocks on it.)"), action("Listen to that.")),
      said("MAUD", action("Then it is early.")),
      direction("(She goes.)"),
      action("Or I am late."),
      `${direction("A PORTER")}\n${direction("exits.")}`,
    ];
    const title = (text: string) => `${" ".repeat(37)}${text}`;
    const lines = script(title("ACT ONE"), title("SCENE 1"), ...talk, title("SCENE 2"), ...talk);
    expect(kinds(lines).slice(0, kinds(lines).length / 2)).toEqual([
      "cue MAUD",
      "speech You have carried that crate past the door four times today.",
      "cue PELL",
      "speech It gets heavier. I wanted to be sure that it is the crate and",
      "speech not me.",
      "action PELL sits on the crate. A LODGER on the",
      "action stairs watches him.",
      "cue MAUD",
      "speech (without turning)",
      "speech Sure of what?",
      "cue PELL",
      "speech That it is the crate.",
      "action (He knocks on it.)",
      "speech Listen to that.",
      "cue MAUD",
      "speech Then it is early.",
      "action (She goes.)",
      "speech Or I am late.",
      "action A PORTER",
      "action exits.",
    ]);
    expect(namesOf(lines)).toEqual(["MAUD", "PELL", "LODGER", "PORTER"]);
  });
});
