import { locale } from "./language.ts";
import { lazy } from "./lazy.ts";

const named = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }));

const inFull = named({ weekday: "long" });
const short = named({ weekday: "short" });
const letter = named({ weekday: "narrow" });
const shortMonth = named({ month: "short" });
const month = named({ month: "long", year: "numeric" });
const whole = named({ dateStyle: "full" });

/** 1 March 2026 was a Sunday. */
const dayOfWeek = (weekday: number) => Date.UTC(2026, 2, 1 + weekday);

/** Weekday names, 0 is Sunday: long, short and one letter. */
export const weekdayName = (weekday: number) => inFull().format(dayOfWeek(weekday));
export const shortWeekdayName = (weekday: number) => short().format(dayOfWeek(weekday));
export const weekdayLetter = (weekday: number) => letter().format(dayOfWeek(weekday));

/** The month of a date: `2026-03-12` is `Mar`. */
export const shortMonthName = (day: string) => shortMonth().format(new Date(day));

/** Formats a month: `2026-03` is `March 2026`. */
export const monthInWords = (key: string) => month().format(new Date(`${key}-01`));

/** Formats a date: `2026-03-12` is `Thursday, March 12, 2026`. */
export const dayInFull = (day: string) => whole().format(new Date(day));
