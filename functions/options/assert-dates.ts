import { availabilityFromText, DatesError } from "../../shared/dates/dates-string.ts";

/** Refuses a dates string that cannot be parsed. */
export function checkDates(dates: string, refuse: (code: "unreadableDates", message: string) => never): void {
  try {
    availabilityFromText(dates);
  } catch (error) {
    if (error instanceof DatesError) refuse("unreadableDates", error.message);
    throw error;
  }
}
