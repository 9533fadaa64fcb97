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

/** The first of March 2026 was a Sunday. */
const dayOfWeek = (weekday: number) => Date.UTC(2026, 2, 1 + weekday);

/** A day of the week, 0 is Sunday: in full, short and as a letter. */
export const weekdayName = (weekday: number) => inFull().format(dayOfWeek(weekday));
export const shortWeekdayName = (weekday: number) => short().format(dayOfWeek(weekday));
export const weekdayLetter = (weekday: number) => letter().format(dayOfWeek(weekday));

/** The month of a day, `2026-03-12`, as `Mar`. */
export const shortMonthName = (day: string) => shortMonth().format(new Date(day));

/** A month, `2026-03`, as `March 2026`. */
export const monthInWords = (key: string) => month().format(new Date(`${key}-01`));

/** A day, `2026-03-12`, as `Thursday, March 12, 2026`. */
export const dayInFull = (day: string) => whole().format(new Date(day));
