import { type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import type { Schedule, ShootingDay, Strip } from "../model/schedule.ts";

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

/** The days, counted from 0, on which some strip is shot that `isWanted` takes. */
export function daysWith(days: readonly ShootingDay[], isWanted: (strip: Strip) => boolean): number[] {
  return days.flatMap(({ strips }, day) => (strips.some(isWanted) ? [day] : []));
}

/** What someone does on one day of the schedule; `day` counts from 0. */
export function codeOf({ rows }: DayOutOfDays, castId: string, day: number): DayCode {
  return rows.find((row) => row.castId === castId)?.codes[day] ?? "";
}

/** Whether days between two days of work are held (paid), and when one drop may part them. */
export interface HoldRules {
  /** More calendar days than this between two days of work let the first such gap be a drop; without it nothing is dropped. */
  readonly dropDays?: number;
  /** False for things that nobody pays for while they wait. */
  readonly holds?: boolean;
}

/** What someone or something that works on the days `works`, counted from 0 and rising, does on each of the shooting dates. */
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
