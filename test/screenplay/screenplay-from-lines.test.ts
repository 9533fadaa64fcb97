import { describe, expect, it } from "vitest";
import { scenesFromScreenplay } from "../../shared/screenplay/files/scenes-from-screenplay.ts";
import { screenplayFromLines } from "../../shared/screenplay/files/screenplay-from-lines.ts";
import type { Scene } from "../../shared/screenplay/model/scene.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, nextPage, numbered, script, speech, transition } from "./typed-page.ts";
import { MOVES, TALK, USUAL } from "./usual-script.ts";

const told = (...paragraphs: string[]) =>
  screenplayFromLines(script(...paragraphs)).paragraphs.map(({ kind, text, column }) =>
    [column ?? kind, text].join(": "),
  );

describe("a screenplay from its pages", () => {
  it("has whole paragraphs again", () => {
    expect(
      told(
        ...USUAL,
        numbered("4", "INT. BARN - NIGHT"),
        MOVES,
        action("Emil waits."),
        speech("NORA (V.O.)", "(as if to nobody, and", "very softly)", "They are all", "still waiting."),
        transition("CUT TO:"),
      ).slice(-7),
    ).toEqual([
      "heading: INT. BARN - NIGHT",
      "action: Nora crosses the room, opens the large window to the street and looks down at the people there.",
      "action: Emil waits.",
      "character: NORA (V.O.)",
      "parenthetical: (as if to nobody, and very softly)",
      "dialogue: They are all still waiting.",
      "transition: CUT TO:",
    ]);
  });

  it("restores dual dialogue", () => {
    const pair = [
      `${" ".repeat(25)}NORA${" ".repeat(27)}EMIL (V.O.)`,
      `${" ".repeat(17)}Screw waiting.${" ".repeat(18)}I know what you`,
      `${" ".repeat(49)}mean.`,
    ].join("\n");
    expect(told(...USUAL, numbered("4", "INT. BARN - NIGHT"), pair).slice(-4)).toEqual([
      "left: NORA",
      "left: Screw waiting.",
      "right: EMIL (V.O.)",
      "right: I know what you mean.",
    ]);
  });

  it("has the scenes of its pages", () => {
    const lines = script(
      ...USUAL,
      numbered("4A", "EXT. PIER - NIGHT"),
      MOVES,
      TALK,
      numbered("5", "OMITTED"),
      nextPage(`${" ".repeat(50)}2.`) + numbered("6", "INT. HALL - DAY"),
      MOVES,
    );
    const picked = (scene: Scene) => ({ ...scene, origin: scene.origin.page, end: 0, elements: [], confidence: 1 });
    const withoutPlaces = (scenes: readonly Scene[]) =>
      scenes.map((scene) => ({
        ...picked(scene),
        characters: scene.characters.map(({ name, presence }) => `${name} ${presence}`),
      }));
    expect(withoutPlaces(scenesFromScreenplay(screenplayFromLines(lines)))).toEqual(
      withoutPlaces(scenesFromLines(lines).scenes),
    );
  });

  it("has the line at which each scene starts", () => {
    const lines = script(...USUAL);
    const begin = screenplayFromLines(lines).paragraphs.flatMap(({ scene }) => scene?.line ?? []);
    expect(begin).toEqual(scenesFromLines(lines).scenes.map(({ origin }) => origin.line));
  });

  it("is empty without scenes", () => {
    expect(screenplayFromLines([])).toEqual({ paragraphs: [], revisions: [] });
  });
});
