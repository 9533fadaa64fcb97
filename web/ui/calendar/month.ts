import { dayInFull, monthInWords, shortWeekdayName } from "../../i18n/calendar-text.ts";
import { language } from "../../i18n/language.ts";
import { dateFromDay, dayFromDate } from "./calendar-day.ts";

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** Column heading of a weekday, 0 is Sunday. */
export function weekdayHead(weekday: number): string {
  const name = shortWeekdayName(weekday);
  return language.tag.startsWith("en") ? name.slice(0, 2) : name;
}

const DAYS_PER_WEEK = 7;
/** The maximum number of weeks that a month touches. */
const WEEKS = 6;

export function monthOf(day: string): Month {
  return day.slice(0, 7);
}

export function monthText(month: Month): string {
  return monthInWords(month);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(dayFromDate(new Date(year, number - 1 + count, 1)));
}

/** The day `count` days later. */
export function addDaysTo(day: string, count: number): string {
  const date = dateFromDay(day);
  date.setDate(date.getDate() + count);
  return dayFromDate(date);
}

/** Day of the week: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return dateFromDay(day).getDay();
}

const { weekBegins = 0 } = language;

/** The weekdays of a calendar's week in order, 0 is Sunday. */
export const WEEK = Array.from({ length: DAYS_PER_WEEK }, (_, at) => (weekBegins + at) % DAYS_PER_WEEK);

/** The days since the calendar's week began. */
export const placeInWeek = (day: string): number => WEEK.indexOf(weekdayOf(day));

/** The six weeks that cover a month, including days of the adjacent months. */
export function weeksOf(month: Month): string[][] {
  const first = `${month}-01`;
  const start = addDaysTo(first, -placeInWeek(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, at) => addDaysTo(start, week * DAYS_PER_WEEK + at)),
  );
}

/** Formats a day: `Thursday, March 12, 2026`. */
export function dayText(day: string): string {
  return dayInFull(day);
}
