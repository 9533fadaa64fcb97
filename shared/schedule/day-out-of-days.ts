import { type CalendarDate, daysBetween } from "../roster/calendar-date.ts";
import type { Schedule, ShootingDay } from "./schedule.ts";

/**
 * What someone does on a shooting day: S start, W work, F finish, H hold, D drop (released until the pick-up P).
 * The empty code is a day before the start, after the finish, or between drop and pick-up.
 */
export type DayCode = "" | "H" | "W" | "SW" | "WF" | "SWF" | "WD" | "SWD" | "PW" | "PWF";

/** Who works when: one row for each member of the cast, with a code for each date. */
export interface DayOutOfDays {
  readonly dates: readonly CalendarDate[];
  readonly rows: readonly { readonly castId: string; readonly codes: readonly DayCode[] }[];
}

/** The fewest calendar days between two working days for which an actor can be dropped, by the usual agreement. */
export const DROP_DAYS = 10;

/**
 * The day out of days of a schedule, by cast id.
 * Each member can be dropped once: over the first gap of more than `dropDays` calendar days. All other gaps are held.
 */
export function dayOutOfDays({ days }: Pick<Schedule, "days">, dropDays = DROP_DAYS): DayOutOfDays {
  const castIds = new Set(days.flatMap(({ strips }) => strips.flatMap((strip) => strip.castIds)));
  return {
    dates: days.map(({ date }) => date),
    rows: [...castIds]
      .sort((one, other) => Number(one) - Number(other))
      .map((castId) => ({ castId, codes: codesOf(castId, days, dropDays) })),
  };
}

/** What someone does on one day of the schedule; `day` counts from 0. */
export function codeOf({ rows }: DayOutOfDays, castId: string, day: number): DayCode {
  return rows.find((row) => row.castId === castId)?.codes[day] ?? "";
}

function codesOf(castId: string, days: readonly ShootingDay[], dropDays: number): DayCode[] {
  const works = days.flatMap(({ strips }, day) =>
    strips.some((strip) => strip.castIds.includes(castId)) ? [day] : [],
  );
  const [first, last] = [works[0] ?? -1, works.at(-1) ?? -1];
  const drop = works.find((day, index) => {
    const next = works[index + 1];
    return next !== undefined && daysBetween(days[day]?.date ?? "", days[next]?.date ?? "") > dropDays;
  });
  const pickUp = drop === undefined ? undefined : works[works.indexOf(drop) + 1];

  return days.map((_, day): DayCode => {
    if (day < first || day > last) return "";
    if (!works.includes(day))
      return drop !== undefined && pickUp !== undefined && drop < day && day < pickUp ? "" : "H";
    if (day === pickUp) return day === last ? "PWF" : "PW";
    if (day === drop) return day === first ? "SWD" : "WD";
    if (day === first) return day === last ? "SWF" : "SW";
    return day === last ? "WF" : "W";
  });
}
