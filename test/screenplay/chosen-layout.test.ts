import { describe, expect, it } from "vitest";
import type { Line } from "../../shared/screenplay/model/line.ts";
import type { LayoutChoice } from "../../shared/screenplay/model/script-layout.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, script, speech } from "./typed-page.ts";
import { MOVES, TALK, USUAL } from "./usual-script.ts";

const found = (lines: readonly Line[], choice?: LayoutChoice) => {
  const { scenes, detected } = scenesFromLines(lines, choice);
  const speakers = scenes.flatMap(({ characters }) => characters.filter(({ presence }) => presence === "speaks"));
  const names = new Set(speakers.map(({ name }) => name));
  return { sets: scenes.map(({ set }) => set), names: [...names], ...detected };
};

describe("the layout of a draft", () => {
  it("is detected", () => {
    expect(found(script(...USUAL))).toMatchObject({
      text: "indented",
      twoPages: false,
      scanned: false,
      columns: false,
    });
    const flush = [action("INT. NET LOFT - NIGHT"), MOVES, action("ADA\nYou are late again tonight."), MOVES];
    expect(found(script(...flush, ...flush))).toMatchObject({ text: "flush-left" });
    const inline = ["ADA: You are late.", "BO: So are you.", "ADA: I live here.", "BO: Still."].map(action);
    expect(found(script(action("SCENE 1: The loft"), ...inline))).toMatchObject({ text: "stage-play", pageCount: 1 });
  });

  it("may be chosen as flush left, where quotations hide it", () => {
    const block = [
      action("INT. NET LOFT - NIGHT"),
      MOVES,
      ["ADA", "You are late again tonight."].map(action).join("\n"),
      `${" ".repeat(25)}Every sign on the wall is a rule of the house.`,
      ["BO", "The ferry was late again."].map(action).join("\n"),
    ];
    const lines = script(...block, ...block);
    expect(found(lines).names).toEqual([]);
    expect(found(lines, "flush-left")).toMatchObject({ names: ["ADA", "BO"], text: "flush-left" });
  });

  it("is that of a stage play, whose names stand above the dialogue, if it has no scenes otherwise", () => {
    const name = (text: string) => `${" ".repeat(40)}${text}`;
    const talk = [
      `${name("ADA")}\n${action("You are late again tonight, and the kettle is cold.")}`,
      `${name("BO")}\n${action("The ferry was late again, and I am colder than the kettle.")}`,
    ];
    const lines = script(action("SCENE ONE"), ...talk, action("SCENE TWO"), ...talk);
    const play = { sets: ["SCENE ONE", "SCENE TWO"], names: ["ADA", "BO"], text: "stage-play" };
    expect(found(lines)).toMatchObject(play);
    expect(found(lines, "stage-play")).toMatchObject(play);
    expect(found(lines, "flush-left").sets).toEqual([]);
    expect(found(script(action("SCENE ONE"), ...talk)).sets).toEqual([]);
    expect(found(script(action("SCENE ONE"), talk[0]!, action("SCENE TWO"), talk[0]!)).sets).toEqual([]);
    const told = ["A boat.", "The water rises.", "Rain falls.", "It is night.", "They row."].map(action);
    expect(found(script(action("SCENE ONE"), ...told, ...talk, action("SCENE TWO"), ...talk)).sets).toEqual([]);
  });

  it.each([
    [
      "a treatment with acts and some dialogue",
      ["ACT ONE", "Nora wakes in a boat, and the water is rising.", "ACT TWO", "They quarrel in the rain."],
      ["NORA: You never told me.", "EMIL: You never asked.", "ACT THREE", "All ends well."],
    ],
    [
      "a series bible with scenes",
      ["CHARACTERS", "NORA: a ferry pilot of forty.", "EMIL: her brother, a priest."],
      ["Scene 1: The ferry breaks down.", "Scene 2: Emil arrives.", "Scene 3: The spoon is lost."],
    ],
  ])("is not that of a stage play for %s", (_, above, below) => {
    expect(found(script(...[...above, ...below].map(action))).sets).toEqual([]);
  });

  it("may be chosen as two pages on a sheet, where most sheets are half empty", () => {
    const sheet = script(...USUAL).map((line): Line => ({ ...line, left: line.left / 2, width: line.width / 2 }));
    const right = script(action("INT. CELLAR - NIGHT"), TALK).map(
      (line): Line => ({ ...line, left: line.left / 2 + 0.5, width: line.width / 2 }),
    );
    const lines = [...sheet, ...right];
    expect(found(lines)).toMatchObject({ twoPages: false, pageCount: 1 });
    expect(found(lines, "two-pages")).toMatchObject({
      twoPages: true,
      pageCount: 2,
      sets: ["ROOM 1", "ROOM 2", "ROOM 3", "CELLAR"],
      names: ["NORA", "EMIL"],
    });
  });

  it("is known to be in columns, where two texts stand side by side", () => {
    const row = (left: string, right: string) => `${" ".repeat(10)}${left.padEnd(50)}${right}`;
    const rows = Array.from({ length: 12 }, (_, at) =>
      row(`Ada carries crate ${at} to the boat.`, `Bo sits down on crate ${at} and waits.`),
    );
    expect(found(script(action("INT. NET LOFT - NIGHT"), ...rows))).toMatchObject({ columns: true });
    expect(found(script(...USUAL, speech("ADA", "Nobody knows."))).columns).toBe(false);
  });
});
