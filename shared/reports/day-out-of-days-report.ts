import * as z from "zod";
import { addDays, daysBetween } from "../dates/calendar-date.ts";
import { nameKey } from "../roster/fields/name-key.ts";
import { type DayCode, DROP_DAYS, dayCodes, daysWith } from "../schedule/day-out-of-days/day-out-of-days.ts";
import { DayStatus } from "../schedule/day-out-of-days/day-status.ts";
import { CalendarDate, type Strip } from "../schedule/model/schedule.ts";
import { ClosedDay, closedDays } from "./closed-days.ts";
import { COMPANY_TRAVEL, HOLIDAY } from "./company-day-codes.ts";
import { elementColumns, elementsOfScene } from "./element-columns.ts";
import type { ReportSource } from "./report-source.ts";

/** A row of a day out of days: a code per date, and totals in days. Elements have no holds. */
export const DayOutOfDaysRow = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The performer, once locked. */
    note: z.string(),
    codes: z.array(z.string()).readonly(),
    start: CalendarDate,
    finish: CalendarDate,
    work: z.int().nonnegative(),
    hold: z.int().nonnegative(),
  })
  .readonly();
export type DayOutOfDaysRow = z.infer<typeof DayOutOfDaysRow>;

/** Work days of cast and elements: all dates from the first shoot day or day status to the last, days off included. */
export const DayOutOfDaysReport = z
  .object({
    /** `day` is the number of the shoot day, from 1. Days off have none; `closed` is their reason, if named. */
    dates: z
      .array(
        z.object({ date: CalendarDate, day: z.int().positive().nullable(), closed: ClosedDay.nullable() }).readonly(),
      )
      .readonly(),
    /** The cast, then each category of elements. */
    groups: z.array(z.object({ title: z.string(), rows: z.array(DayOutOfDaysRow).readonly() }).readonly()).readonly(),
    /** Day statuses of the listed cast, also on dates on which they work. */
    events: z.array(DayStatus).readonly(),
  })
  .readonly();
export type DayOutOfDaysReport = z.infer<typeof DayOutOfDaysReport>;

/**
 * The day out of days of a schedule for its cast, with holds and at most one drop each, and for all elements.
 *
 * @param isOwn the strips that the report is limited to: the codes are those of the whole schedule, and a day with work
 * for other strips only is blank
 */
export function dayOutOfDaysReport(source: ReportSource, isOwn: IsOwn = () => true): DayOutOfDaysReport {
  const { breakdown, schedule } = source;
  const castIds = castOf(schedule, isOwn);
  const events = source.events.filter(({ castId }) => castIds.has(castId));
  const dates = allDates(
    schedule.days.map(({ date }) => date),
    events.map(({ date }) => date),
    source,
  );
  const groups = [
    { title: "Cast", rows: castRows(source, dates, isOwn) },
    ...elementColumns(breakdown).map((category) => ({
      title: category,
      rows: elementRows(source, category, dates, isOwn),
    })),
  ];
  return { dates, groups: groups.filter(({ rows }) => rows.length > 0), events };
}

type Dates = DayOutOfDaysReport["dates"];
type IsOwn = (strip: Strip) => boolean;

function castOf({ days }: ReportSource["schedule"], isOwn: IsOwn): ReadonlySet<string> {
  return new Set(days.flatMap(({ strips }) => strips.filter(isOwn).flatMap((strip) => strip.castIds)));
}

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

function castRows(
  { schedule, roster, actorOptions, events }: ReportSource,
  dates: Dates,
  isOwn: IsOwn,
): DayOutOfDaysRow[] {
  return [...castOf(schedule, isOwn)]
    .sort((one, other) => Number(one) - Number(other))
    .map((castId) => {
      const isIn = (strip: Strip) => strip.castIds.includes(castId);
      const works = daysWith(schedule.days, isIn);
      const codes = dayCodes(
        works,
        schedule.days.map(({ date }) => date),
        { dropDays: DROP_DAYS },
      );
      const statuses = new Map(events.flatMap((event) => (event.castId === castId ? [[event.date, event.code]] : [])));
      return rowOf(codes, dates, {
        own: daysWith(schedule.days, (strip) => isOwn(strip) && isIn(strip)),
        events: statuses,
        id: castId,
        name: roster.roles.find((role) => role.castId === castId)?.name ?? "",
        note: actorOptions.find((option) => option.castId === castId && option.locked)?.actorName ?? "",
      });
    });
}

function elementRows(
  { schedule, breakdown }: ReportSource,
  category: string,
  dates: Dates,
  isOwn: IsOwn,
): DayOutOfDaysRow[] {
  const named = new Map<string, { name: string; scenes: Set<string> }>();
  const strips = schedule.days.flatMap((day) => day.strips);
  for (const { sceneId } of strips) {
    for (const name of elementsOfScene(breakdown, sceneId, category)) {
      const element = named.get(nameKey(name)) ?? { name, scenes: new Set() };
      named.set(nameKey(name), element);
      element.scenes.add(sceneId);
    }
  }
  return [...named.values()]
    .map((element) => ({ ...element, isIn: ({ sceneId }: Strip) => element.scenes.has(sceneId) }))
    .filter(({ isIn }) => strips.some((strip) => isOwn(strip) && isIn(strip)))
    .sort((one, other) => one.name.localeCompare(other.name, "en"))
    .map(({ name, isIn }) => {
      const works = daysWith(schedule.days, isIn);
      const codes = dayCodes(
        works,
        schedule.days.map(({ date }) => date),
        { holds: false },
      );
      const own = daysWith(schedule.days, (strip) => isOwn(strip) && isIn(strip));
      return rowOf(codes, dates, { own, id: "", name, note: "" });
    });
}

/** Code of an actor for a closed day between two of their work days. */
function codeOfClosed(closed: ClosedDay | null): string {
  if (closed?.kind === "holiday") return HOLIDAY;
  return closed?.kind === "travel" ? COMPANY_TRAVEL : "";
}

interface RowOfWho extends Pick<DayOutOfDaysRow, "id" | "name" | "note"> {
  /** The days, from 0, on which they work for the report's strips. */
  readonly own: readonly number[];
  /** Day statuses by date; absent for elements. */
  readonly events?: ReadonlyMap<CalendarDate, string>;
}

/**
 * Spreads the codes of the shoot days over all dates. Only rows with work exist, so there are a first and a last day.
 * Work for other strips is left out, and holds are those between the first and the last day of the report's own.
 */
function rowOf(codes: readonly DayCode[], dates: Dates, { events, own, ...who }: RowOfWho): DayOutOfDaysRow {
  const last = codes.findLastIndex((code) => code.includes("W"));
  const works = dates.filter(({ day }) => day !== null && own.includes(day - 1));
  const [start, finish] = [works[0]!.date, works.at(-1)!.date];
  // From the first to the last work day, without the days between drop and pickup.
  let isEngaged = false;
  const spread = dates.map(({ date, day, closed }) => {
    const code = day === null ? (isEngaged && events ? codeOfClosed(closed) : "") : (codes[day - 1] ?? "");
    if (code.includes("W")) {
      isEngaged = !code.includes("D") && day !== last + 1;
      // A work day takes precedence over a day status. A hold does not, and a day status is neither start nor finish.
      return day !== null && own.includes(day - 1) ? code : "";
    }
    return events?.get(date) ?? (start <= date && date <= finish ? code : "");
  });
  return {
    ...who,
    codes: spread,
    start,
    finish,
    work: works.length,
    hold: spread.filter((code) => code === "H").length,
  };
}
