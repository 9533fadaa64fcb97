import { addDays, type CalendarDate, dateOf, weekday } from "../calendar-date.ts";

/** A holiday: its name, and its date in a year, if it has one. */
export interface HolidayRule {
  readonly name: string;
  readonly dateIn: (year: number) => CalendarDate | undefined;
  /** Whether there is a substitute day if it falls on a weekend, provided that the region has substitute days. */
  readonly isMoved: boolean;
}

/** A holiday on the same date every year; months count from 1. */
export function on(month: number, day: number, name: string): HolidayRule {
  return { name, dateIn: (year) => dateOf(year, month, day), isMoved: true };
}

/**
 * A holiday on the first given weekday (0 is Sunday) on or after a date: the third Monday of January is `(1, 1, 15)`.
 */
export function onOrAfter(day: number, month: number, from: number, name: string): HolidayRule {
  return {
    name,
    dateIn: (year) => {
      const first = dateOf(year, month, from);
      return first && addDays(first, (day - weekday(first) + 7) % 7);
    },
    isMoved: false,
  };
}

/** A holiday this many days after (or before, if negative) western Easter Sunday. */
export function easter(days: number, name: string): HolidayRule {
  return { name, dateIn: (year) => addDays(easterSunday(year), days), isMoved: false };
}

/** A holiday this many days after (or before, if negative) Orthodox Easter Sunday. */
export function orthodoxEaster(days: number, name: string): HolidayRule {
  return { name, dateIn: (year) => addDays(orthodoxEasterSunday(year), days), isMoved: false };
}

/** A holiday without a substitute day. */
export function unmoved(rule: HolidayRule): HolidayRule {
  return { ...rule, isMoved: false };
}

/** Easter Sunday in the Gregorian calendar, by the algorithm published in Nature on 20 April 1876. */
export function easterSunday(year: number): CalendarDate {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(dayOfMarch(year, 22), epact + toSunday - 7 * late);
}

/** Orthodox Easter Sunday as a Gregorian date, after Meeus. */
export function orthodoxEasterSunday(year: number): CalendarDate {
  const epact = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7;
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return addDays(dayOfMarch(year, 22), epact + toSunday + behind);
}

function dayOfMarch(year: number, day: number): CalendarDate {
  return addDays(`${String(year).padStart(4, "0")}-03-01`, day - 1);
}
