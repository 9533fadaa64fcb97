import * as z from "zod";
import { addDays, daysBetween } from "../dates/calendar-date.ts";
import { nameKey } from "../roster/fields/name-key.ts";
import { type DayCode, DROP_DAYS, dayCodes, daysWith } from "../schedule/day-out-of-days/day-out-of-days.ts";
import { DayStatus } from "../schedule/day-out-of-days/day-status.ts";
import { CalendarDate } from "../schedule/model/schedule.ts";
import { ClosedDay, closedDays } from "./closed-days.ts";
import { COMPANY_TRAVEL, HOLIDAY } from "./company-day-codes.ts";
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

/** Who and what works when: every date from the first shooting day or event of the cast to the last, days off included. */
export const DayOutOfDaysReport = z
  .object({
    /** `day` counts the shooting days from 1; days off have none, and those with a name say why. */
    dates: z
      .array(
        z.object({ date: CalendarDate, day: z.int().positive().nullable(), closed: ClosedDay.nullable() }).readonly(),
      )
      .readonly(),
    /** The cast first, then each category of elements. */
    groups: z.array(z.object({ title: z.string(), rows: z.array(DayOutOfDaysRow).readonly() }).readonly()).readonly(),
    /** What was entered of those who are in it, by cast id and date, also where they work that day. */
    events: z.array(DayStatus).readonly(),
  })
  .readonly();
export type DayOutOfDaysReport = z.infer<typeof DayOutOfDaysReport>;

/** The day out of days of a schedule for its cast, with holds and one drop each, and for every element. */
export function dayOutOfDaysReport(source: ReportSource): DayOutOfDaysReport {
  const { breakdown, schedule } = source;
  const castIds = new Set(schedule.days.flatMap(({ strips }) => strips.flatMap((strip) => strip.castIds)));
  const events = source.events.filter(({ castId }) => castIds.has(castId));
  const dates = allDates(
    schedule.days.map(({ date }) => date),
    events.map(({ date }) => date),
    source,
  );
  const groups = [
    { title: "Cast", rows: castRows(source, dates) },
    ...elementColumns(breakdown).map((category) => ({ title: category, rows: elementRows(source, category, dates) })),
  ];
  return { dates, groups: groups.filter(({ rows }) => rows.length > 0), events };
}

type Dates = DayOutOfDaysReport["dates"];

function allDates(shooting: readonly CalendarDate[], others: readonly CalendarDate[], source: ReportSource): Dates {
  const all = [...shooting, ...others].sort();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || shooting.length === 0) return [];
  const length = daysBetween(first, last) + 1;
  const closed = closedDays(source, { start: first, end: last });
  return Array.from({ length }, (_, at) => {
    const date = addDays(first, at);
    const day = shooting.indexOf(date);
    return { date, day: day < 0 ? null : day + 1, closed: (day < 0 && closed.get(date)) || null };
  });
}

function castRows({ schedule, roster, actorOptions, events }: ReportSource, dates: Dates): DayOutOfDaysRow[] {
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
      const own = new Map(events.flatMap((event) => (event.castId === castId ? [[event.date, event.code]] : [])));
      return rowOf(codes, dates, {
        events: own,
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

/** How the row of one of the cast shows a day on which the company does not shoot, between two days of theirs. */
function codeOfClosed(closed: ClosedDay | null): string {
  if (closed?.kind === "holiday") return HOLIDAY;
  return closed?.kind === "travel" ? COMPANY_TRAVEL : "";
}

/** Spreads the codes of the shooting days over all dates. Who has none is in no row, so there are a first and a last. */
function rowOf(
  codes: readonly DayCode[],
  dates: Dates,
  { events, ...who }: { id: string; name: string; note: string; events?: ReadonlyMap<CalendarDate, string> },
): DayOutOfDaysRow {
  const last = codes.findLastIndex((code) => code.includes("W"));
  // From the first day of work to the last, but for the days between drop and pick-up.
  let isEngaged = false;
  const spread = dates.map(({ date, day, closed }) => {
    const code = day === null ? (isEngaged && events ? codeOfClosed(closed) : "") : (codes[day - 1] ?? "");
    if (code.includes("W")) isEngaged = !code.includes("D") && day !== last + 1;
    // Who works cannot travel or be fitted instead; who is held can, and is no start and no finish by it.
    return code.includes("W") ? code : (events?.get(date) ?? code);
  });
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
