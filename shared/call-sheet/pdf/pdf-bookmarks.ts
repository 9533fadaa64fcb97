import { shownDateInWords } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
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

export function bookmarksOf({ dayNumber, date }: CallSheet): {
  readonly day: DayBookmark;
  readonly part: (name: string) => Bookmark;
} {
  const id = dayId(dayNumber);
  return {
    day: {
      id,
      outline: true,
      outlineText: t("Day {number} – {date}", { number: dayNumber, date: shownDateInWords(date) }),
      outlineExpanded: true,
    },
    part: (name) => ({ outline: true, outlineText: name, outlineParentId: id }),
  };
}
