import { datePattern } from "../../i18n/language.ts";

/** Days in these components are `YYYY-MM-DD`, without time or zone. */

/** Local midnight of the day, as the date picker library needs it. */
export function dateFromDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

export function dayFromDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day of the device's clock. */
export const todayText = () => dayFromDate(new Date());

/** Formats a day as it is typed: `MM/dd/yyyy` in English. */
export function dayText(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return datePattern.replace("yyyy", year).replace("MM", month).replace("dd", date);
}
