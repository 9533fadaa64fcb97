import { datesOf, weekday } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import type { DatesInWords } from "../../shared/roster/dates-in-words.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** What words about dates were understood to mean, for the person who wrote them to check: with the days of the week. */
export function understoodText(found: DatesInWords): string {
  switch (found.kind) {
    case "flexible":
      return "Any day";
    case "ambiguous":
      return `${found.message} Which number is the month?`;
    case "refused":
      return found.message;
    case "days": {
      const named = (date: string) => `${WEEKDAYS[weekday(date)]} ${dateText(date)}`;
      const spans = [
        ...found.dates.map((date) => [date, named(date)] as const),
        ...found.ranges.map(({ start, end }) => [start, `${named(start)} – ${named(end)}`] as const),
      ];
      const inOrder = spans.sort(([one], [other]) => one.localeCompare(other)).map(([, text]) => text);
      const days = new Set([...found.dates, ...found.ranges.flatMap(datesOf)]).size;
      return `${days === 1 ? "1 day" : `${days} days`}: ${inOrder.join(", ")}`;
    }
  }
}
