import { eighthsFromText, PageCountError } from "../../shared/breakdown/eighths-text.ts";
import type { Priority } from "../../shared/schedule/priority.ts";
import { WORKING_WEEK } from "../../shared/schedule/working-calendar.ts";

/** What can be asked of a schedule beside its documented fields, as it is typed. */
export interface Wishes {
  readonly startDate: string;
  /** Days of the week with work; 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly pages: string;
  readonly locations: string;
  readonly priority: Priority;
}

/** Nothing asked. */
export const NO_WISHES: Wishes = {
  startDate: "",
  weekdays: WORKING_WEEK,
  pages: "",
  locations: "",
  priority: "balanced",
};

/** What is sent of some wishes, or why it cannot be sent. What is not asked is left out. */
export function payloadOfWishes({ startDate, weekdays, pages, locations, priority }: Wishes) {
  const eighths = pages.trim() === "" ? undefined : eighthsOf(pages);
  const most = locations.trim() === "" ? undefined : Number(locations);
  if (weekdays.length === 0) return { problem: "Choose at least one day of the week." };
  if (eighths === 0) return { problem: `"${pages}" is no number of pages. Write it as 4 or 3 4/8.` };
  if (most !== undefined && (!Number.isInteger(most) || most < 1)) {
    return { problem: `"${locations}" is no number of places. Write it as 2.` };
  }
  return {
    ...(startDate !== "" && { start_date: startDate }),
    ...(weekdays.join() !== WORKING_WEEK.join() && { weekdays: [...weekdays] }),
    ...(eighths !== undefined && { pages_per_day: eighths / 8 }),
    ...(most !== undefined && { locations_per_day: most }),
    ...(priority !== "balanced" && { priority }),
  };
}

function eighthsOf(pages: string): number {
  try {
    return eighthsFromText(pages);
  } catch (error) {
    if (error instanceof PageCountError) return 0;
    throw error;
  }
}
