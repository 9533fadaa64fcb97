import { MINUTES_PER_EIGHTH } from "../../schedule/constraints/minor-minutes.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/** What somebody of the cast is wanted for before the camera on a day. */
export interface CameraTime {
  /** The numbers of their scenes, in shooting order. */
  readonly scenes: readonly string[];
  /** How long these are together, in eighths of a page. */
  readonly eighths: number;
  /** How long an eighth takes to shoot, in minutes. */
  readonly minutesPerEighth: number;
}

/** The time before the camera of one of the cast, estimated as the schedule estimates it: each eighth of their scenes takes its minutes. */
export function cameraTimeOf(
  castId: string,
  { scenes, minutesPerEighth = MINUTES_PER_EIGHTH }: Pick<CallSheet, "scenes" | "minutesPerEighth">,
): CameraTime {
  const theirs = scenes.filter(({ castIds }) => castIds.includes(castId));
  return {
    scenes: theirs.map(({ number }) => number),
    eighths: theirs.reduce((sum, { eighths }) => sum + eighths, 0),
    minutesPerEighth,
  };
}
