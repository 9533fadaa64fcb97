import type { Line } from "../../shared/screenplay/model/line.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, numbered, speech } from "./typed-page.ts";

export const MOVES = `${action("Nora crosses the room, opens the large window to the street")}\n${action("and looks down at the people there.")}`;
export const TALK = [
  speech("NORA", "They are all still waiting."),
  speech("EMIL", "(softly)", "Then let them wait."),
].join("\n\n");
/** Enough ordinary scenes to detect the layout and the numbering of the script. */
export const USUAL = [1, 2, 3].flatMap((number) => [
  numbered(String(number), `INT. ROOM ${number} - DAY`),
  MOVES,
  TALK,
]);

export const read = (lines: readonly Line[]) => scenesFromLines(lines).scenes;

/** Each scene's number as printed, interior or exterior, set and time. */
export const headings = (lines: readonly Line[]) =>
  read(lines).map(({ number, numberIsPrinted, intExt, set, time }) =>
    [numberIsPrinted ? number : "", intExt, set, time].filter((part) => part !== "").join(" | "),
  );

/** Everyone in a scene, the first one by default. */
export const namesOf = (lines: readonly Line[], at = 0) => read(lines)[at]?.characters.map(({ name }) => name);
