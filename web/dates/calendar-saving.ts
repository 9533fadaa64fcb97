import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { ApiError, api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { mergedCalendar } from "./calendar-merge.ts";

/** The calendar of one version. */
export interface SavedCalendar {
  readonly calendar: ProductionCalendar;
  readonly version: number;
}

/** What a person wants to be saved, and the calendar that they changed. */
export interface WantedCalendar {
  readonly calendar: ProductionCalendar;
  readonly base: SavedCalendar;
}

/** What saving came to: `theirs` is what others have saved meanwhile where both have written. */
export type CalendarSaved =
  | { readonly version: number }
  | { readonly problem: string }
  | { readonly theirs: SavedCalendar };

// Somebody who saves every moment must not keep another from being told.
const MOST_TRIES = 5;

/** Saves the calendar; what others have saved meanwhile stays, and is asked about where both have written. */
export async function saveCalendar(id: string, wanted: WantedCalendar): Promise<CalendarSaved> {
  const params = { id };
  try {
    let { calendar } = wanted;
    let { version } = wanted.base;
    for (let tries = 1; ; tries++) {
      try {
        return await api.updateCalendar({ params, payload: { calendar, version } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "staleCalendar" || tries === MOST_TRIES) throw error;
      }
      const theirs = await api.getCalendar({ params });
      const merge = mergedCalendar(wanted.base.calendar, wanted.calendar, theirs.calendar);
      if (merge.disputed.length > 0) return { theirs };
      ({ calendar } = merge);
      ({ version } = theirs);
    }
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to save the calendar")) };
  }
}
