import type { CallSheet } from "../model/call-sheet.ts";
import { clockOf } from "../model/project-clock.ts";
import { sheetInClock } from "../times/in-clock.ts";
import { callChanges } from "./call-changes.ts";
import { dayChanges } from "./day-changes.ts";
import { sceneChanges } from "./scene-changes.ts";
import type { SheetChange } from "./sheet-change.ts";

/**
 * The differences between two call sheets of one day by field, as text: calls, then scenes, then the day. The weather
 * and the sun, which change without an edit, are ignored, and so is another way of writing the same time.
 */
export function sheetChanges(published: CallSheet, now: CallSheet): SheetChange[] {
  const clock = clockOf(now.settings);
  const [before, after] = [sheetInClock(published, clock), sheetInClock(now, clock)];
  return [...callChanges(before, after), ...sceneChanges(before, after), ...dayChanges(before, after)];
}
