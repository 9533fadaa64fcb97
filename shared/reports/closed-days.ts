import * as z from "zod";
import type { CalendarDate, DateRange } from "../dates/calendar-date.ts";
import { t } from "../i18n/speech.ts";
import { daysOffIn } from "../schedule/model/days-off.ts";
import type { ReportSource } from "./report-source.ts";

/** Why the company does not shoot on a date: a public holiday, a production day off, or a travel day. */
export const ClosedDay = z.object({ kind: z.enum(["holiday", "own", "travel"]), name: z.string() }).readonly();
export type ClosedDay = z.infer<typeof ClosedDay>;

/**
 * The dates of a range on which the company does not shoot for a named reason. Days outside the work week are not
 * included. A day of the board without scenes, but with a banner for a move or travel, is a travel day.
 */
export function closedDays(
  { schedule, calendar, board }: Pick<ReportSource, "schedule" | "calendar" | "board">,
  within: DateRange,
): ReadonlyMap<CalendarDate, ClosedDay> {
  const worked = new Set([...schedule.days.map(({ date }) => date), ...(schedule.wishes?.worksOn ?? [])]);
  const found = new Map<CalendarDate, ClosedDay>();
  for (const date of schedule.wishes?.daysOff ?? []) found.set(date, { kind: "own", name: t("Day off") });
  for (const { date, kind, name } of daysOffIn(calendar, within)) {
    if (!worked.has(date)) found.set(date, { kind, name });
  }
  for (const { date, items } of board) {
    if (items.some(({ kind }) => kind === "scene")) continue;
    const journey = items.find((item) => item.kind === "banner" && ["move", "travel"].includes(item.banner));
    if (journey?.kind === "banner")
      found.set(date, { kind: "travel", name: journey.text.trim() || t("Company travel") });
  }
  return new Map([...found].filter(([date]) => within.start <= date && date <= within.end));
}
