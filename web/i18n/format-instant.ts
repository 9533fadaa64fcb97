import { locale } from "./language.ts";
import { lazy } from "./lazy.ts";

const format = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }));

/** An instant, `2026-03-12T16:05:00Z`, as `Mar 12, 2026, 4:05 PM` where one is. */
export const instantText = (instant: string) => format().format(new Date(instant));
