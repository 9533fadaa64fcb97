import type { CallSheet } from "../model/call-sheet.ts";
import { callChanges } from "./call-changes.ts";
import { dayChanges } from "./day-changes.ts";
import { sceneChanges } from "./scene-changes.ts";
import type { SheetChange } from "./sheet-change.ts";

/**
 * The differences between two call sheets of one day by field, as text: calls, then scenes, then the day. The weather
 * and the sun, which change without an edit, are ignored.
 */
export function sheetChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  return [...callChanges(before, after), ...sceneChanges(before, after), ...dayChanges(before, after)];
}
