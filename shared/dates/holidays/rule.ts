import { addDays, type CalendarDate, dateOf, weekday } from "../calendar-date.ts";

/** A holiday: what it is called, and on which date of a year it falls; a year may have none. */
export interface HolidayRule {
  readonly name: string;
  readonly dateIn: (year: number) => CalendarDate | undefined;
  /** Whether a day of the working week is free instead when it falls on a weekend, where the region does so at all. */
  readonly isMoved: boolean;
}

/** A holiday of the same date every year; months count from 1. */
export function on(month: number, day: number, name: string): HolidayRule {
  return { name, dateIn: (year) => dateOf(year, month, day), isMoved: true };
}

/** A holiday on the first such day of the week (0 is Sunday) on or after a date: the third Monday of January is `(1, 1, 15)`. */
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

/** A holiday so many days after Easter Sunday of the western churches, or before it. */
export function easter(days: number, name: string): HolidayRule {
  return { name, dateIn: (year) => addDays(easterSunday(year), days), isMoved: false };
}

/** A holiday so many days after Easter Sunday of the eastern churches, or before it. */
export function orthodoxEaster(days: number, name: string): HolidayRule {
  return { name, dateIn: (year) => addDays(orthodoxEasterSunday(year), days), isMoved: false };
}

/** A holiday that is never moved, whatever day of the week it falls on. */
export function unmoved(rule: HolidayRule): HolidayRule {
  return { ...rule, isMoved: false };
}

/** Easter Sunday by the Gregorian calendar, after the algorithm that Nature printed on 20 April 1876. */
export function easterSunday(year: number): CalendarDate {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(dayOfMarch(year, 22), epact + toSunday - 7 * late);
}

/** Easter Sunday by the Julian calendar, after Meeus, given as a date of ours. */
export function orthodoxEasterSunday(year: number): CalendarDate {
  const epact = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7;
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return addDays(dayOfMarch(year, 22), epact + toSunday + behind);
}

function dayOfMarch(year: number, day: number): CalendarDate {
  return addDays(`${String(year).padStart(4, "0")}-03-01`, day - 1);
}
