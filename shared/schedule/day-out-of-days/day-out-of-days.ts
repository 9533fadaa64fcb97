import { type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import type { Schedule, ShootingDay, Strip } from "../model/schedule.ts";

/**
 * Status on a shoot day: S start, W work, F finish, H hold, D drop (released until the pickup P). Empty before the
 * start, after the finish, and between drop and pickup.
 */
export type DayCode = "" | "H" | "W" | "SW" | "WF" | "SWF" | "WD" | "SWD" | "PW" | "PWF";

/** One row per cast member, with a code for each date. */
export interface DayOutOfDays {
  readonly dates: readonly CalendarDate[];
  readonly rows: readonly { readonly castId: string; readonly codes: readonly DayCode[] }[];
}

/** Minimum number of calendar days between two work days for a drop, by the usual agreement. */
export const DROP_DAYS = 10;

/**
 * The day out of days of a schedule, by cast id. Each member can be dropped once, over the first gap of more than
 * `dropDays` calendar days. All other gaps are holds.
 */
export function dayOutOfDays({ days }: Pick<Schedule, "days">, dropDays = DROP_DAYS): DayOutOfDays {
  const castIds = new Set(days.flatMap(({ strips }) => strips.flatMap((strip) => strip.castIds)));
  const dates = days.map(({ date }) => date);
  return {
    dates,
    rows: [...castIds]
      .sort((one, other) => Number(one) - Number(other))
      .map((castId) => ({
        castId,
        codes: dayCodes(
          daysWith(days, (strip) => strip.castIds.includes(castId)),
          dates,
          { dropDays },
        ),
      })),
  };
}

/** Indices of the days with a strip that satisfies `isWanted`. */
export function daysWith(days: readonly ShootingDay[], isWanted: (strip: Strip) => boolean): number[] {
  return days.flatMap(({ strips }, day) => (strips.some(isWanted) ? [day] : []));
}

/** The code of an actor on one day of the schedule; `day` counts from 0. */
export function codeOf({ rows }: DayOutOfDays, castId: string, day: number): DayCode {
  return rows.find((row) => row.castId === castId)?.codes[day] ?? "";
}

/** Whether gaps between work days are (paid) holds, and when a drop is allowed. */
export interface HoldRules {
  /** The first gap of more than this many calendar days is a drop; without it, there are no drops. */
  readonly dropDays?: number;
  /** False for elements, which cost nothing while they are not used. */
  readonly holds?: boolean;
}

/** Codes for all shoot dates of an actor or element that works on the days `works` (ascending, from 0). */
export function dayCodes(
  works: readonly number[],
  dates: readonly CalendarDate[],
  { dropDays = Number.POSITIVE_INFINITY, holds = true }: HoldRules = {},
): DayCode[] {
  const [first, last] = [works[0] ?? -1, works.at(-1) ?? -1];
  const drop = works.find((day, index) => {
    const next = works[index + 1];
    return holds && next !== undefined && daysBetween(dates[day] ?? "", dates[next] ?? "") > dropDays;
  });
  const pickUp = drop === undefined ? undefined : works[works.indexOf(drop) + 1];

  return dates.map((_, day): DayCode => {
    if (day < first || day > last) return "";
    if (!works.includes(day)) {
      const isDropped = drop !== undefined && pickUp !== undefined && drop < day && day < pickUp;
      return isDropped || !holds ? "" : "H";
    }
    if (day === pickUp) return day === last ? "PWF" : "PW";
    if (day === drop) return day === first ? "SWD" : "WD";
    if (day === first) return day === last ? "SWF" : "SW";
    return day === last ? "WF" : "W";
  });
}
