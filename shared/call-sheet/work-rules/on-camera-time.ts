import { MINUTES_PER_EIGHTH } from "../../schedule/shooting-time/shooting-minutes.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/** A cast member's scenes of a day. */
export interface CameraTime {
  /** Scene numbers in shooting order. */
  readonly scenes: readonly string[];
  /** Total length in eighths of a page. */
  readonly eighths: number;
  /** Shooting time of an eighth, in minutes. */
  readonly minutesPerEighth: number;
}

/** A cast member's time on camera, estimated from the minutes per eighth of their scenes, like the schedule's. */
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
