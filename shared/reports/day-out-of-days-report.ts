import * as z from "zod";
import { addDays, daysBetween } from "../roster/calendar-date.ts";
import { nameKey } from "../roster/name-key.ts";
import { type DayCode, DROP_DAYS, dayCodes, daysWith } from "../schedule/day-out-of-days.ts";
import { CalendarDate } from "../schedule/schedule.ts";
import { elementColumns, elementsOfScene } from "./element-columns.ts";
import type { ReportSource } from "./report-source.ts";

/** A line of a day out of days: a code for each date, and their sums in days. Elements are not held, so have no holds. */
export const DayOutOfDaysRow = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Who plays the role, once that is locked. */
    note: z.string(),
    codes: z.array(z.string()).readonly(),
    start: CalendarDate,
    finish: CalendarDate,
    work: z.int().nonnegative(),
    hold: z.int().nonnegative(),
  })
  .readonly();
export type DayOutOfDaysRow = z.infer<typeof DayOutOfDaysRow>;

/** Who and what works when: every date from the first shooting day to the last, days off included. */
export const DayOutOfDaysReport = z
  .object({
    /** `day` counts the shooting days from 1; days off have none. */
    dates: z.array(z.object({ date: CalendarDate, day: z.int().positive().nullable() }).readonly()).readonly(),
    /** The cast first, then each category of elements. */
    groups: z.array(z.object({ title: z.string(), rows: z.array(DayOutOfDaysRow).readonly() }).readonly()).readonly(),
  })
  .readonly();
export type DayOutOfDaysReport = z.infer<typeof DayOutOfDaysReport>;

/** The day out of days of a schedule for its cast, with holds and one drop each, and for every element. */
export function dayOutOfDaysReport(source: ReportSource): DayOutOfDaysReport {
  const { breakdown, schedule } = source;
  const dates = allDates(schedule.days.map(({ date }) => date));
  const groups = [
    { title: "Cast", rows: castRows(source, dates) },
    ...elementColumns(breakdown).map((category) => ({ title: category, rows: elementRows(source, category, dates) })),
  ];
  return { dates, groups: groups.filter(({ rows }) => rows.length > 0) };
}

type Dates = DayOutOfDaysReport["dates"];

function allDates(shooting: readonly CalendarDate[]): Dates {
  const [first, last] = [shooting[0], shooting.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = daysBetween(first, last) + 1;
  return Array.from({ length }, (_, at) => {
    const date = addDays(first, at);
    const day = shooting.indexOf(date);
    return { date, day: day < 0 ? null : day + 1 };
  });
}

function castRows({ schedule, roster, actorOptions }: ReportSource, dates: Dates): DayOutOfDaysRow[] {
  const castIds = new Set(schedule.days.flatMap(({ strips }) => strips.flatMap((strip) => strip.castIds)));
  return [...castIds]
    .sort((one, other) => Number(one) - Number(other))
    .map((castId) => {
      const works = daysWith(schedule.days, (strip) => strip.castIds.includes(castId));
      const codes = dayCodes(
        works,
        schedule.days.map(({ date }) => date),
        { dropDays: DROP_DAYS },
      );
      return rowOf(codes, dates, {
        id: castId,
        name: roster.roles.find((role) => role.castId === castId)?.name ?? "",
        note: actorOptions.find((option) => option.castId === castId && option.locked)?.actorName ?? "",
      });
    });
}

function elementRows({ schedule, breakdown }: ReportSource, category: string, dates: Dates): DayOutOfDaysRow[] {
  const named = new Map<string, { name: string; scenes: Set<string> }>();
  for (const { sceneId } of schedule.days.flatMap(({ strips }) => strips)) {
    for (const name of elementsOfScene(breakdown, sceneId, category)) {
      const element = named.get(nameKey(name)) ?? { name, scenes: new Set() };
      named.set(nameKey(name), element);
      element.scenes.add(sceneId);
    }
  }
  return [...named.values()]
    .sort((one, other) => one.name.localeCompare(other.name, "en"))
    .map(({ name, scenes }) => {
      const works = daysWith(schedule.days, ({ sceneId }) => scenes.has(sceneId));
      const codes = dayCodes(
        works,
        schedule.days.map(({ date }) => date),
        { holds: false },
      );
      return rowOf(codes, dates, { id: "", name, note: "" });
    });
}

/** Spreads the codes of the shooting days over all dates. Who has none is in no row, so there are a first and a last. */
function rowOf(
  codes: readonly DayCode[],
  dates: Dates,
  who: { id: string; name: string; note: string },
): DayOutOfDaysRow {
  const spread = dates.map(({ day }) => (day === null ? "" : (codes[day - 1] ?? "")));
  const works = dates.filter((_, at) => spread[at]!.includes("W"));
  return {
    ...who,
    codes: spread,
    start: works[0]!.date,
    finish: works.at(-1)!.date,
    work: works.length,
    hold: spread.filter((code) => code === "H").length,
  };
}
