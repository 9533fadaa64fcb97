import type { Bookmark } from "../../print/titled-table.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/** The bookmark of a day's sheet; those of its sections are below it. */
export interface DayBookmark {
  readonly id: string;
  readonly outline: true;
  readonly outlineText: string;
  readonly outlineExpanded: true;
}

/** Destination id of a day's sheet. */
export const dayId = (dayNumber: number) => `day-${dayNumber}`;

export function bookmarksOf({ dayNumber, dateLine }: CallSheet): {
  readonly day: DayBookmark;
  readonly part: (name: string) => Bookmark;
} {
  const id = dayId(dayNumber);
  return {
    day: { id, outline: true, outlineText: `Day ${dayNumber} – ${dateLine}`, outlineExpanded: true },
    part: (name) => ({ outline: true, outlineText: name, outlineParentId: id }),
  };
}
