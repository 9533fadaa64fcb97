import { describe, expect, it } from "vitest";
import { action, nextPage, numbered, script, speech, typed } from "./typed-page.ts";
import { headings, read } from "./usual-script.ts";

const ROOMS = ["A", "B", "C", "D", "E"];
const TOLD = action("Nora crosses the room, opens the large window to the street and looks out.");
const scenesOf = (heading: (room: string) => string) =>
  ROOMS.flatMap((room) => [heading(room), TOLD, speech("NORA", "They are all still waiting there.")]);

describe("a scene number", () => {
  it("may be printed a row above its heading", () => {
    const scenes = read(
      script(...ROOMS.flatMap((room, at) => [`${action(`${at + 7}.`)}\n${action(`INT. ROOM ${room} - DAY`)}`, TOLD])),
    );
    expect(scenes.map(({ number, set }) => [number, set])).toEqual(
      ROOMS.map((room, at) => [String(at + 7), `ROOM ${room}`]),
    );
  });

  it("may be a letter, as in sitcoms", () => {
    const scenes = read(
      script(...ROOMS.flatMap((room) => [`${" ".repeat(38)}SCENE ${room}`, action(`INT. ROOM ${room} - DAY`), TOLD])),
    );
    expect(scenes.map(({ number }) => number)).toEqual(ROOMS);
  });

  it("may have a prefix", () => {
    for (const [announced, number] of [
      ["SCENE NO. 7", "7"],
      ["Sc. #7", "7"],
      ["SÉQUENCE N° 7", "7"],
      ["(7)", "7"],
      ["[7A]", "7A"],
    ]) {
      expect(
        headings(script(...scenesOf((room) => action(`${announced} INT. ROOM ${room} - DAY`)))),
        announced,
      ).toEqual(ROOMS.map((room) => `${number} | INT. | ROOM ${room} | DAY`));
    }
  });

  it("counts an omitted range over three rows once", () => {
    const range = [numbered("12", "OMITTED"), numbered("THRU", "", "THRU"), numbered("15", "", "15")].join("\n");
    const scenes = read(
      script(numbered("11", "INT. ROOM - DAY"), TOLD, range, numbered("16", "EXT. PIER - DAY"), TOLD),
    );
    expect(scenes.map(({ number, omitted }) => [number, omitted])).toEqual([
      ["11", false],
      ["12-15", true],
      ["16", false],
    ]);
  });
});

describe("a list of the cast below the heading", () => {
  const scenesWith = (list: string) =>
    read(
      script(
        ...scenesOf((room) => action(`INT. ROOM ${room} - DAY`)),
        ...scenesOf((room) => action(`INT. BAR ${room} - DAY`)),
        `${action("INT. PORCH - DAY")}\n${list.split("\n").map(action).join("\n")}`,
        speech("NORA", "They are all still waiting there."),
        speech("EMIL", "Then let them wait."),
      ),
    ).at(-1)!;

  it.each([
    "(NORA, EMIL, MAN WITH A DUCK)",
    "(NORA, EMIL, MAN\nWITH A DUCK)",
    "(NORA, EMIL, MAN\n\nWITH A DUCK)",
    "(Nora, Emil, Man\nwith a duck)",
  ])("%j is no part of the heading, and has roles that nothing else names", (list) => {
    const { set, time, characters } = scenesWith(list);
    expect([set, time]).toEqual(["PORCH", "DAY"]);
    expect(characters.map(({ name, presence }) => `${name} ${presence}`)).toEqual([
      "NORA speaks",
      "EMIL speaks",
      "MAN WITH A DUCK silent",
    ]);
  });

  it("may be without brackets", () => {
    expect(scenesWith("NORA, EMIL, MAN WITH A DUCK")).toMatchObject({ set: "PORCH", time: "DAY" });
  });
});

describe("a radio play", () => {
  it("has names on the rows of their speeches", () => {
    const said = (name: string, words: string) => `${action(`${name}:`.padEnd(14))}${words}`;
    const scenes = read(
      script(
        ...ROOMS.flatMap((room) => [
          action(`SCENE ${ROOMS.indexOf(room) + 1}. INT. ROOM ${room}. DAY.`),
          said("NORA", "They are all still waiting there, I tell you."),
          said("FX", "DOOR OPENS"),
          said("EMIL", "Then let them wait a little more, and shut the window."),
        ]),
      ),
    );
    expect(scenes.map(({ characters }) => characters.map(({ name }) => name))).toEqual(
      ROOMS.map(() => ["NORA", "EMIL"]),
    );
  });
});

describe("text around a script", () => {
  it("is no scene: a list of sets before the first page", () => {
    const list = ROOMS.map((room) => action(`INT. ROOM ${room}`));
    const lines = script(
      action("SETS"),
      ...list,
      `${nextPage("")}${action("INT. ROOM A - DAY")}`,
      TOLD,
      ...scenesOf((room) => action(`INT. ROOM ${room} - NIGHT`)),
    );
    expect(headings(lines)).toHaveLength(1 + ROOMS.length);
  });

  it("is no number: a handwritten length beside a heading", () => {
    expect(headings(script(...scenesOf((room) => `${action(`INT. ROOM ${room} - DAY`.padEnd(60))}   1 2/8`)))).toEqual(
      ROOMS.map((room) => `INT. | ROOM ${room} | DAY`),
    );
  });
});

it("spaced letters make words", () => {
  const spaced = (text: string) =>
    text
      .split(" ")
      .map((word) => [...word].join(" "))
      .join("  ");
  const lines = scenesOf((room) => action(`INT. ROOM ${room} - DAY`)).flatMap((text) => typed(text));
  const heading = { ...lines[0]!, text: spaced("INT. OLD MILL - DUSK") };
  expect(read([heading, ...script(TOLD, speech("NORA", "They are all still waiting there."))])[0]).toMatchObject({
    set: "OLD MILL",
    time: "DUSK",
  });
});

describe("the characters of a scene", () => {
  const castOf = (...paragraphs: string[]) =>
    read(
      script(action("INT. ROOM - DAY"), ...paragraphs, speech("NORA", "Is that all of you?"), speech("EMIL", "It is.")),
    ).flatMap(({ characters }) => characters.map(({ name, presence }) => `${name} ${presence}`));

  it("include three who speak at once", () => {
    const row = (...texts: string[]) => `${" ".repeat(17)}${texts.map((text) => text.padEnd(20)).join(" ")}`;
    expect(
      castOf(`${row("  NORA", "  EMIL", "  JUNO")}\n${row("Never again!", "Well, never!", "Never, never!")}`),
    ).toContain("JUNO speaks");
  });

  it("include both who speak together", () => {
    expect(castOf(speech("NORA AND EMIL", "We are here."))).toEqual([
      "NORA AND EMIL speaks",
      "NORA speaks",
      "EMIL speaks",
    ]);
  });

  it("include a newcomer with an age or a family, though silent", () => {
    expect(
      castOf(
        action("MARCUS BELL, 40, a tired lawyer, nods at GRETA, his wife. BANG! The KITCHEN, 12 chairs."),
        action("JULIA LOWE, mid-30s, and her son TIM (6) wait."),
      ),
    ).toEqual(["NORA speaks", "EMIL speaks", "MARCUS BELL silent", "GRETA silent", "JULIA LOWE silent", "TIM silent"]);
  });
});

it("a line across the text of every page is removed", () => {
  const pages = ROOMS.flatMap((room, at) => [
    `${at === 0 ? "" : nextPage(`${at + 1}.`)}${action(`INT. ROOM ${room} - DAY`)}`,
    ...Array.from({ length: 9 }, () => TOLD),
  ]);
  const lines = script(...pages);
  const stamps = ROOMS.map((_, at) => ({
    ...lines[0]!,
    page: at + 1,
    top: 0.3,
    left: 0.2,
    width: 0.6,
    text: "COPY 17 - NOBODY ELSE",
  }));
  for (const { characters, synopsis } of read([...lines, ...stamps]))
    expect(JSON.stringify([characters, synopsis])).not.toContain("17");
});
