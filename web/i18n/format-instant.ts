import { locale } from "./language.ts";
import { lazy } from "./lazy.ts";

/** Times of day are written as on call sheets, with twelve hours, in every region of the browser. */
export const CLOCK = { hour12: true } as const;

const format = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", ...CLOCK }));

/** Formats an instant in local time: `2026-03-12T16:05:00Z` is `Mar 12, 2026, 4:05 PM` in UTC. */
export const instantText = (instant: string) => format().format(new Date(instant));
