import { instantFormat } from "../i18n/format-instant.ts";
import { locale } from "../i18n/language.ts";
import { lazy } from "../i18n/lazy.ts";
import { t } from "../i18n/translate.ts";

const UNITS = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** Age of data: "as of 5:12 AM, 3 hours ago", with the date when it was not today. */
export function ageText(then: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 60_000));
  const [unit, length] = UNITS.find(([, size]) => minutes >= size) ?? ["minute", 1];
  const ago = minutes < 1 ? t("just now") : agoText().format(-Math.floor(minutes / length), unit);
  const time = clockText(then);
  return then.toDateString() === now.toDateString()
    ? t("as of {time}, {ago}", { time, ago })
    : t("as of {day}, {time}, {ago}", { day: dayText().format(then), time, ago });
}

const agoText = lazy(() => new Intl.RelativeTimeFormat(locale));
const dayText = lazy(() => new Intl.DateTimeFormat(locale, { month: "short", day: "numeric" }));
const clockText = instantFormat({ timeStyle: "short" });
