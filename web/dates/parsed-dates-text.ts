import { datesOf, weekday } from "../../shared/dates/calendar-date.ts";
import type { NaturalDates } from "../../shared/dates/natural-dates.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { shortWeekdayName } from "../i18n/calendar-text.ts";
import { t } from "../i18n/translate.ts";

/** The parsed dates with weekdays, for the user to check. */
export function parsedDatesText(found: NaturalDates): string {
  switch (found.kind) {
    case "flexible":
      return t("Any day");
    case "ambiguous":
      return t("{message} Which number is the month?", { message: found.message });
    case "refused":
      return found.message;
    case "days": {
      const named = (date: string) => `${shortWeekdayName(weekday(date))} ${shownDate(date)}`;
      const spans = [
        ...found.dates.map((date) => [date, named(date)] as const),
        ...found.ranges.map(({ start, end }) => [start, `${named(start)} – ${named(end)}`] as const),
      ];
      const inOrder = spans.sort(([one], [other]) => one.localeCompare(other)).map(([, text]) => text);
      const days = new Set([...found.dates, ...found.ranges.flatMap(datesOf)]).size;
      return t("{days, plural, one {# day} other {# days}}: {dates}", { days, dates: inOrder.join(", ") });
    }
  }
}
