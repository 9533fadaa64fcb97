import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import type { Availability } from "../../dates/dates-string.ts";

/** For how many days before its end a permit is called soon expiring. */
export const SOON_DAYS = 14;

/**
 * How a permit that holds until `until` stands on `today`: it has ended, or ends soon, or ends before the last day on
 * which the place can be had. Undefined when there is nothing to worry about.
 */
export function permitState(
  until: CalendarDate | null,
  availability: Availability,
  today: CalendarDate,
): "expired" | "soon" | "short" | undefined {
  if (until === null) return undefined;
  if (until < today) return "expired";
  if (availability.kind === "days" && (availability.days.at(-1) ?? "") > until) return "short";
  return until <= addDays(today, SOON_DAYS) ? "soon" : undefined;
}
