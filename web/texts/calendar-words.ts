import { locale } from "./language.ts";

const named = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });

/** The first of March 2026 was a Sunday. */
const weekdays = (weekday: "long" | "short" | "narrow") =>
  Array.from({ length: 7 }, (_, at) => named({ weekday }).format(Date.UTC(2026, 2, 1 + at)));

/** The days of the week, Sunday first: in full, short and as a letter. */
export const WEEKDAYS = weekdays("long");
export const SHORT_WEEKDAYS = weekdays("short");
export const WEEKDAY_LETTERS = weekdays("narrow");

/** The months, short. */
export const SHORT_MONTHS = Array.from({ length: 12 }, (_, at) =>
  named({ month: "short" }).format(Date.UTC(2026, at, 1)),
);

const month = named({ month: "long", year: "numeric" });
const whole = named({ dateStyle: "full" });

/** A month, `2026-03`, as `March 2026`. */
export const monthInWords = (key: string) => month.format(new Date(`${key}-01`));

/** A day, `2026-03-12`, as `Thursday, March 12, 2026`. */
export const dayInFull = (day: string) => whole.format(new Date(day));
