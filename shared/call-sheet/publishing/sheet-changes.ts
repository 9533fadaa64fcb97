import type { CallSheet } from "../model/call-sheet.ts";
import { callChanges } from "./call-changes.ts";
import { dayChanges } from "./day-changes.ts";
import { sceneChanges } from "./scene-changes.ts";
import type { SheetChange } from "./sheet-change.ts";

/**
 * What differs between two call sheets of one day, field by field, in words: calls first, then scenes, then the day. What
 * changes by itself is left out: the weather, and the sun, which follows from the place.
 */
export function sheetChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  return [...callChanges(before, after), ...sceneChanges(before, after), ...dayChanges(before, after)];
}
