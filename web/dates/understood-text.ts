import { datesOf, weekday } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import type { DatesInWords } from "../../shared/roster/dates-in-words.ts";
import { shortWeekdayName } from "../texts/calendar-words.ts";
import { say } from "../texts/say.ts";

/** What words about dates were understood to mean, for the person who wrote them to check: with the days of the week. */
export function understoodText(found: DatesInWords): string {
  switch (found.kind) {
    case "flexible":
      return say("Any day");
    case "ambiguous":
      return say("{message} Which number is the month?", { message: found.message });
    case "refused":
      return found.message;
    case "days": {
      const named = (date: string) => `${shortWeekdayName(weekday(date))} ${dateText(date)}`;
      const spans = [
        ...found.dates.map((date) => [date, named(date)] as const),
        ...found.ranges.map(({ start, end }) => [start, `${named(start)} – ${named(end)}`] as const),
      ];
      const inOrder = spans.sort(([one], [other]) => one.localeCompare(other)).map(([, text]) => text);
      const days = new Set([...found.dates, ...found.ranges.flatMap(datesOf)]).size;
      return say("{days, plural, one {# day} other {# days}}: {dates}", { days, dates: inOrder.join(", ") });
    }
  }
}
