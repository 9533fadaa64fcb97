import { language, locale } from "./language.ts";
import { lazy } from "./lazy.ts";

let isTwelve = !language.writes24Hours;

/** Sets whether times of day are written with twelve hours, as the open project's call sheets are. */
export function showTwelveHours(wanted: boolean): void {
  isTwelve = wanted;
}

/** Outside of projects, times of day are written as usual in the language. */
export function showUsualClock(): void {
  isTwelve = !language.writes24Hours;
}

/** A format of instants in local time, with the clock of the open project in every region of the browser. */
export function instantFormat(options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  const twelve = lazy(() => new Intl.DateTimeFormat(locale, { ...options, hourCycle: "h12" }));
  const twentyFour = lazy(() => new Intl.DateTimeFormat(locale, { ...options, hourCycle: "h23" }));
  return (instant) => (isTwelve ? twelve() : twentyFour()).format(instant);
}

const format = instantFormat({ dateStyle: "medium", timeStyle: "short" });

/** Formats an instant in local time: `2026-03-12T16:05:00Z` is `Mar 12, 2026, 4:05 PM` in UTC. */
export const instantText = (instant: string) => format(new Date(instant));
