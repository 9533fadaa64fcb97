import { minutesOf } from "../../schedule/shooting-time/day-load.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/** A cast member's scenes of a day. */
export interface CameraTime {
  /** Scene numbers in shooting order. */
  readonly scenes: readonly string[];
  /** Total length in eighths of a page. */
  readonly eighths: number;
  /** Total shooting time in minutes. */
  readonly minutes: number;
}

/** A cast member's time on camera: the estimated or entered minutes of their scenes, like the schedule's. */
export function cameraTimeOf(
  castId: string,
  { scenes, minutesPerEighth }: Pick<CallSheet, "scenes" | "minutesPerEighth">,
): CameraTime {
  const theirs = scenes.filter(({ castIds }) => castIds.includes(castId));
  return {
    scenes: theirs.map(({ number }) => number),
    eighths: theirs.reduce((sum, { eighths }) => sum + eighths, 0),
    minutes: theirs.reduce((sum, strip) => sum + minutesOf(strip, { minutesPerEighth }), 0),
  };
}
