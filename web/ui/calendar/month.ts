import { dayInFull, monthInWords, shortWeekdayName } from "../../i18n/calendar-text.ts";
import { language } from "../../i18n/language.ts";
import { dateFromDay, dayFromDate } from "./calendar-day.ts";

/** A month of the calendar, `YYYY-MM`. */
export type Month = string;

/** A day of the week, 0 is Sunday, as the head of a column. */
export function weekdayHead(weekday: number): string {
  const name = shortWeekdayName(weekday);
  return language.tag.startsWith("en") ? name.slice(0, 2) : name;
}

const DAYS_PER_WEEK = 7;
/** No month touches more. */
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

/** The day so many days later. */
export function addDaysTo(day: string, count: number): string {
  const date = dateFromDay(day);
  date.setDate(date.getDate() + count);
  return dayFromDate(date);
}

/** The day of the week: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return dateFromDay(day).getDay();
}

/** The weeks of a month, six of them, with the days of its neighbours at either end. */
export function weeksOf(month: Month): string[][] {
  const first = `${month}-01`;
  const start = addDaysTo(first, -weekdayOf(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, at) => addDaysTo(start, week * DAYS_PER_WEEK + at)),
  );
}

/** `Thursday, March 12, 2026`. */
export function dayInWords(day: string): string {
  return dayInFull(day);
}
