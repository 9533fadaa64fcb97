import type { MinorBand } from "./minor-band.ts";
import { hoursInWords, MINOR_HOURS } from "./minor-hours.ts";

/** A minor is not called before, in minutes from midnight. */
export const EARLIEST_CALL = 5 * 60;
/** A minor is dismissed by then when the next day has school. */
export const LATEST_WRAP = 22 * 60;
/** A minor is dismissed by then, half past midnight, when the next day has none. */
export const LATEST_WRAP_BEFORE_FREE_DAY = 24 * 60 + 30;
/** Least time from one day's dismissal to the next call, in minutes. */
export const LEAST_REST = 12 * 60;
/** Most that a minor is at work in a week, in minutes. */
export const MOST_IN_A_WEEK = 48 * 60;

/** A day of a minor. Times are minutes from midnight, those after midnight count on from 24 × 60. */
export interface MinorDay {
  readonly call: number;
  readonly wrap: number;
  /** Before the camera and in rehearsal, if that is known. */
  readonly onSet?: number;
  readonly isSchoolDay: boolean;
  readonly isBeforeSchoolDay: boolean;
  /** When they were dismissed the day before, in minutes from that day's midnight. */
  readonly wrapBefore?: number;
  /** What they have been at work in the week so far. */
  readonly weekBefore?: number;
}

/** The most that a minor may be at work in a day, from call to dismissal with the meal, in minutes. */
export function mostAtWork(band: MinorBand): number {
  return MINOR_HOURS[band].onSet;
}

/** The most that a minor may be before the camera and in rehearsal in a day, in minutes. */
export function mostOnSet(band: MinorBand, isSchoolDay: boolean): number {
  const { schoolDayWork, freeDayWork } = MINOR_HOURS[band];
  return isSchoolDay ? schoolDayWork : freeDayWork;
}

/** The latest dismissal, in minutes from the midnight on which the day began. */
export function latestWrap(isBeforeSchoolDay: boolean): number {
  return isBeforeSchoolDay ? LATEST_WRAP : LATEST_WRAP_BEFORE_FREE_DAY;
}

/** Which work rules a minor's day would break, each in words that say by how much; none when it is lawful. */
export function minorDayBreaches(band: MinorBand, day: MinorDay): string[] {
  const { call, wrap, onSet = 0, isSchoolDay, isBeforeSchoolDay, wrapBefore, weekBefore = 0 } = day;
  const rest = wrapBefore === undefined ? LEAST_REST : call + 24 * 60 - wrapBefore;
  const over = (is: number, most: number, what: string) =>
    is > most
      ? [`${what} ${hoursInWords(is)}, ${hoursInWords(is - most)} more than the ${hoursInWords(most)} allowed`]
      : [];
  return [
    ...over(wrap - call, mostAtWork(band), "At work"),
    ...over(onSet, mostOnSet(band, isSchoolDay), "On set"),
    ...over(weekBefore + wrap - call, MOST_IN_A_WEEK, "At work in the week"),
    ...(call < EARLIEST_CALL ? ["Called before 5:00 AM"] : []),
    ...(wrap > latestWrap(isBeforeSchoolDay)
      ? [`Dismissed after ${isBeforeSchoolDay ? "10:00 PM before a school day" : "12:30 AM"}`]
      : []),
    ...(rest < LEAST_REST ? [`${hoursInWords(rest)} from wrap to call, less than the 12 h required`] : []),
  ];
}
