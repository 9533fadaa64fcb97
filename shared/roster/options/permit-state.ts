import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import type { Availability } from "../../dates/dates-string.ts";

/** Days before the end of a permit from which it counts as expiring soon. */
const SOON_DAYS = 14;

/**
 * State of a permit valid until `until`, on `today`: expired, expiring soon, or expiring before the last day on which
 * the location is available. Undefined when there is no problem.
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
