import type { Bookmark } from "../../print/titled-table.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/** The bookmark of a day's sheet, under which those of its parts stand. */
export interface DayBookmark {
  readonly id: string;
  readonly outline: true;
  readonly outlineText: string;
  readonly outlineExpanded: true;
}

/** The name of the place where a day's sheet begins. */
export const dayId = (dayNumber: number) => `day-${dayNumber}`;

/** The bookmarks of a day's sheet. */
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
