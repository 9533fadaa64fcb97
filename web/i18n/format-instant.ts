import { language, locale } from "./language.ts";
import { lazy } from "./lazy.ts";

let isTwelve = !language.writes24Hours;

/** Sets how times of day are written: as the open project's call sheets, or outside of projects as usual in the language. */
export function showClock(clock?: "12-hour" | "24-hour"): void {
  isTwelve = clock === undefined ? !language.writes24Hours : clock === "12-hour";
}

/** A format of instants in local time, with the clock of the open project in every region of the browser. */
export function instantFormat(options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  const twelve = lazy(() => new Intl.DateTimeFormat(locale, { ...options, hourCycle: "h12" }));
  const twentyFour = lazy(() => new Intl.DateTimeFormat(locale, { ...options, hourCycle: "h23" }));
  return (instant) => (isTwelve ? withoutZero(twelve().formatToParts(instant)) : twentyFour().format(instant));
}

/** Some languages write `04:05 PM`; call sheets write `4:05 PM`. Parts, unlike whole texts, can have narrow spaces. */
const withoutZero = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }) => (type === "hour" ? value.replace(/^0/, "") : value))
    .join("")
    .replaceAll("\u202f", " ");

const format = instantFormat({ dateStyle: "medium", timeStyle: "short" });

/** Formats an instant in local time: `2026-03-12T16:05:00Z` is `Mar 12, 2026, 4:05 PM` in UTC. */
export const instantText = (instant: string) => format(new Date(instant));
