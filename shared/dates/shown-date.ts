import { currentLocale } from "../i18n/speech.ts";
import { type CalendarDate, dateInWords } from "./calendar-date.ts";

/** Formats a date in a sentence: `03/02/2026` in English, as in dates strings; `02.03.2026` in German. */
export function shownDate(date: CalendarDate): string {
  if (currentLocale() !== "en") return inLocale(date, { day: "2-digit", month: "2-digit", year: "numeric" });
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}

/** The dates of a dates string as `shownDate` writes them: `03/02/2026, 03/04/2026 - 03/06/2026`. */
export const shownDates = (text: string): string =>
  text.replace(/\b(\d{2})\/(\d{2})\/(\d{4})\b/g, (_, month, day, year) => shownDate(`${year}-${month}-${day}`));

/** Formats a date on paper: `Monday, March 2, 2026`, `Montag, 2. März 2026`. */
export const shownDateInWords = (date: CalendarDate): string =>
  currentLocale() === "en"
    ? dateInWords(date)
    : inLocale(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** Formats a date for a narrow column, without its year: `3/2`, `2.3.`. */
export function shownDay(date: CalendarDate): string {
  const [, month, day] = date.split("-").map(Number);
  return currentLocale() === "en" ? `${month}/${day}` : inLocale(date, { day: "numeric", month: "numeric" });
}

/** The month in about three letters: `Mar`, `Mär`. */
export const shownMonth = (date: CalendarDate): string => inLocale(date, { month: "short" });

/** One letter for the weekday: `M`. */
export const shownWeekday = (date: CalendarDate): string => inLocale(date, { weekday: "narrow" });

const inLocale = (date: CalendarDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: "UTC" }).format(new Date(date));
