import { describe, expect, it } from "vitest";
import { screenplayFromFountain } from "../../shared/screenplay/files/fountain.ts";
import { scriptFromScreenplay } from "../../shared/screenplay/files/script-file.ts";
import type { Scene } from "../../shared/screenplay/model/scene.ts";
import { action, numbered, script, speech, transition } from "./typed-page.ts";
import { MOVES, read, TALK, USUAL } from "./usual-script.ts";

const partsOf = (scenes: readonly Scene[]) =>
  scenes.map(({ number, subScenes = [] }) => `${number}: ${subScenes.map(({ text }) => text).join(" | ")}`);

const MONTAGE = [
  action("MONTAGE - THE WINTER"),
  action("-- Nora mends the roof of the barn with old sails."),
  action("B) Emil learns to drive the ferry, badly."),
  action("Snow falls on all of it - and on the empty road."),
  action("3. The two of them eat fish in silence."),
];

describe("the possible sub-scenes of a scene", () => {
  it("are the items of a montage until it ends, and no other lists", () => {
    const lines = script(
      ...USUAL,
      action("-- Nora counts the nets."),
      ...MONTAGE,
      action("END OF MONTAGE"),
      action("-- Emil counts the oars."),
      action("SERIES OF SHOTS"),
      action("BACK TO SCENE"),
      action("-- Emil counts the masts."),
      TALK,
      numbered("4", "EXT. BARN - NIGHT"),
      action("-- Emil counts the sheep."),
      MOVES,
    );
    expect(partsOf(read(lines))).toEqual([
      "1: ",
      "2: ",
      "3: Nora mends the roof of the barn with old sails. | Emil learns to drive the ferry, badly. | The two of them eat fish in silence.",
      "4: ",
    ]);
    for (const { text, origin } of read(lines).flatMap(({ subScenes = [] }) => subScenes)) {
      expect(lines[origin.line]).toMatchObject({ page: origin.page, text: expect.stringContaining(text) });
    }
  });

  it("are the items of a scene that is itself a montage, but nothing that is said", () => {
    const lines = script(
      ...USUAL,
      numbered("4", "EXT. HARBOUR - MONTAGE"),
      MONTAGE[1]!,
      speech("EMIL", "-- And then?"),
    );
    expect(partsOf(read(lines)).at(-1)).toBe("4: Nora mends the roof of the barn with old sails.");
  });

  it("are the places of an INTERCUT WITH, not those of INTERCUT alone", () => {
    const lines = script(...USUAL, transition("INTERCUT:"), action("INTERCUT WITH THE FERRY OFFICE:"), TALK);
    expect(partsOf(read(lines)).at(-1)).toBe("3: THE FERRY OFFICE");
  });

  it.each([
    ["Intercut with Emil in Room 2.", "ROOM 2"],
    ["INTERCUT WITH Emil, on the phone in room 2", "ROOM 2"],
    [`Intercut back and forth with Emil, who counts the nets in\n${action("room 1 and does not listen.")}`, "ROOM 1"],
    ["Intercutting between this and scene 2 as needed.", "ROOM 2"],
    ["(Intercut with the room 1 phone call.)", "ROOM 1"],
    ["Intercut with Emil in Room 3.", ""],
    ["Intercut with Emil as he counts. Room 2 is empty.", ""],
    ["Intercut with the phone booth.", ""],
    ["They intercut with Emil in Room 2.", ""],
  ])("are the known sets or scenes of the sentence %j", (text, set) => {
    expect(partsOf(read(script(...USUAL, action(text), TALK))).at(-1)).toBe(`3: ${set}`);
  });

  it("have their lines in the pages of a file, too", () => {
    const long = "Nora looks at the old barn for a long while and thinks of all the winters that it has stood.";
    const text = ["INT. BARN - DAY", long, "MONTAGE - WINTER", "-- Nora mends the roof.", "-- Emil learns to drive."];
    const { scenes, lines } = scriptFromScreenplay(screenplayFromFountain(text.join("\n\n")));
    const found = scenes.flatMap(({ subScenes = [] }) => subScenes);
    expect(found.map(({ origin }) => lines[origin.line]!.text)).toEqual(text.slice(3));
  });
});
