import type { CallSheet } from "../model/call-sheet.ts";
import { sheetChanges } from "./sheet-changes.ts";

/**
 * The current sheet of a day with its newest publication: as published if it says the same, else as a draft that names
 * the publication from which it differs. A day that was never published, or was cancelled last, stays a draft.
 *
 * @param published the newest publication, if any
 */
export function asPublished(sheet: CallSheet, published: CallSheet | null | undefined): CallSheet {
  const revision = published?.revision;
  if (!published || !revision || revision.isOff) return sheet;
  return sheetChanges(published, sheet).length === 0
    ? { ...sheet, revision }
    : { ...sheet, changedSince: revision.title };
}
