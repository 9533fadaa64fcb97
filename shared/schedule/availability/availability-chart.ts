import * as z from "zod";
import type { Breakdown } from "../../breakdown/model/breakdown.ts";
import { addDays, type CalendarDate as Day, datesOf, rangesOf } from "../../dates/calendar-date.ts";
import type { ActorOption, LocationOption } from "../../roster/options/option.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import { scenesOfGroup, scenesOfRole } from "../../roster/roles/roster-scenes.ts";
import { dateLimitsOf } from "../constraints/date-limits.ts";
import { daysOffIn } from "../model/days-off.ts";
import { USUAL_CALENDAR } from "../model/default-calendar.ts";
import type { ProductionCalendar } from "../model/production-calendar.ts";
import { partiesOf } from "../model/required-resources.ts";
import { CalendarDate } from "../model/schedule.ts";
import { datedParty, type SchedulingProblem } from "../model/scheduling-problem.ts";
import { impossibleScenes, possibleOn } from "./unschedulable-scenes.ts";

/** Both ends are included. */
const DateRange = z.object({ start: CalendarDate, end: CalendarDate });

/**
 * A role or location group with its available days: any day when `flexible`, else those of `ranges`. `locked` is the
 * name of the locked option; without one, each of the `options` counts. `undated` are the names of those that count but
 * have no dates, so that any day is assumed.
 */
export const AvailabilityRow = z.object({
  kind: z.enum(["role", "location"]),
  id: z.string(),
  name: z.string(),
  sceneCount: z.int(),
  options: z.int(),
  locked: z.string().nullable(),
  flexible: z.boolean(),
  undated: z.array(z.string()),
  ranges: z.array(DateRange),
  /** The dates on which units' active schedules need it, where the production has several. */
  work: z.array(z.object({ date: CalendarDate, units: z.array(z.string()) })).optional(),
});
export type AvailabilityRow = z.infer<typeof AvailabilityRow>;

/** A scene that cannot be scheduled, the reason, and the smallest remedy: who would have to be free on which date. */
export const BoardScene = z.object({
  number: z.string(),
  reason: z.string(),
  /** Ids of the rows that the scene needs. */
  needs: z.array(z.string()),
  remedy: z.object({ date: CalendarDate, ids: z.array(z.string()), sentence: z.string() }).nullable(),
});
export type BoardScene = z.infer<typeof BoardScene>;

/**
 * Availability of everyone from `from` to `to`. `daysOff` are observed holidays and production days off, with their
 * names. `possible` is the number of scenes (of `sceneCount`) that could be shot on each day. `beyond` is the number of
 * entered dates outside the range.
 */
export const AvailabilityChart = z.object({
  from: CalendarDate,
  to: CalendarDate,
  weekdays: z.array(z.int()),
  daysOff: z.array(z.object({ date: CalendarDate, name: z.string() })),
  sceneCount: z.int(),
  possible: z.array(z.int()),
  beyond: z.int(),
  rows: z.array(AvailabilityRow),
  impossible: z.array(BoardScene),
});
export type AvailabilityChart = z.infer<typeof AvailabilityChart>;

/** Minimum and maximum number of days shown. */
const [MIN_DAYS, MAX_DAYS] = [56, 731];

/** State of a cell: any day, the locked option is available, some option is available, or none is. */
export type CellState = "any" | "locked" | "free" | "out";

/** State of a row on a day. */
export function cellOn(row: AvailabilityRow, date: Day): CellState {
  if (row.flexible) return "any";
  if (!row.ranges.some(({ start, end }) => start <= date && date <= end)) return "out";
  return row.locked === null ? "free" : "locked";
}

/**
 * The availability of everyone by day: roles, then groups, in list order, without those that have no scenes.
 *
 * @param whole the scheduling problem made from the same breakdown, roster and options
 * @param calendar the production's work week and days off
 * @throws {DatesError} when an option's dates are invalid; the message names the option
 */
export function availabilityChart(
  whole: SchedulingProblem,
  given: {
    readonly breakdown: Breakdown;
    readonly roster: Roster;
    readonly actorOptions: readonly ActorOption[];
    readonly locationOptions: readonly LocationOption[];
  },
  calendar: ProductionCalendar = USUAL_CALENDAR,
): AvailabilityChart {
  const rows = [...roleRows(given), ...groupRows(given)].filter(({ sceneCount }) => sceneCount > 0);
  const dates = rows.flatMap(({ ranges }) => ranges.flatMap(({ start, end }) => [start, end])).sort();
  const from = whole.calendar.startDate;
  const farthest = addDays(from, MAX_DAYS - 1);
  const last = dates.at(-1) ?? from;
  const to = clamped(last, addDays(from, MIN_DAYS - 1), farthest);
  const known = daysOffIn(calendar, { start: from, end: clamped(last, to, last) });
  const daysOff = known.map(({ date }) => date);
  const production = { ...whole, calendar: { ...whole.calendar, weekdays: calendar.weekdays, daysOff } };
  const limits = dateLimitsOf(production);
  const checks = production.strips.map((strip) => possibleOn(production, strip, limits));
  const isBeyond = (date: Day) => date < from || date > to;
  return {
    from,
    to,
    weekdays: [...calendar.weekdays],
    daysOff: known.filter(({ date }) => date <= to).map(({ date, name }) => ({ date, name })),
    sceneCount: production.strips.length,
    possible: datesOf({ start: from, end: to }).map((date) => checks.filter((isPossible) => isPossible(date)).length),
    beyond: new Set(rows.flatMap(({ ranges }) => ranges.flatMap(datesOf)).filter(isBeyond)).size,
    rows,
    impossible: impossibleScenes(production).map(({ sceneId, number, reason, remedy }) => ({
      number,
      reason,
      needs: needsOf(production, sceneId),
      remedy: remedy ? { date: remedy.date, ids: remedy.parties.map(({ id }) => id), sentence: remedy.sentence } : null,
    })),
  };
}

type Given = Parameters<typeof availabilityChart>[1];

function roleRows({ breakdown, roster, actorOptions }: Given): AvailabilityRow[] {
  return roster.roles.map((role) => {
    const options = actorOptions.filter(({ castId }) => castId === role.castId);
    return {
      kind: "role",
      id: role.castId,
      name: role.name,
      sceneCount: scenesOfRole(breakdown, role).length,
      locked: options.find(({ locked }) => locked)?.actorName ?? null,
      ...dated(role.name, options, ({ actorName }) => actorName),
    };
  });
}

function groupRows({ breakdown, roster, locationOptions }: Given): AvailabilityRow[] {
  return roster.groups.map((group) => {
    const options = locationOptions.filter(({ groupId }) => groupId === group.id);
    return {
      kind: "location",
      id: group.id,
      name: group.name,
      sceneCount: scenesOfGroup(breakdown, roster, group).length,
      locked: options.find(({ locked }) => locked)?.locationName ?? null,
      ...dated(group.name, options, ({ locationName }) => locationName),
    };
  });
}

function dated<T extends { dates: string; locked: boolean }>(
  whose: string,
  options: readonly T[],
  nameOf: (option: T) => string,
): Pick<AvailabilityRow, "options" | "flexible" | "undated" | "ranges"> {
  const { availability, undated = [] } = datedParty(whose, options, nameOf);
  const isFlexible = availability.kind === "flexible";
  return {
    options: options.length,
    flexible: isFlexible,
    undated: [...undated],
    ranges: isFlexible ? [] : rangesOf(availability.days),
  };
}

function needsOf(production: SchedulingProblem, sceneId: string): string[] {
  const strip = production.strips.find((one) => one.sceneId === sceneId);
  return strip ? partiesOf(production, strip).map(({ id }) => id) : [];
}

function clamped(date: Day, least: Day, most: Day): Day {
  if (date < least) return least;
  return date > most ? most : date;
}
