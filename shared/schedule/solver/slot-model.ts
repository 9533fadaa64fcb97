import { type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { restsAfterNight, skyOf } from "../constraints/turnaround.ts";
import { partiesOf } from "../model/required-resources.ts";
import { NO_SCENE_CONSTRAINTS } from "../model/scene-constraint-sets.ts";
import type { Strip } from "../model/schedule.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";
import { shootableDays } from "../model/working-calendar.ts";
import { enoughWorkingDays } from "./shooting-day-horizon.ts";

/** A scheduling problem as indices, for the solver: strips and days are identified by index. */
export interface SlotModel {
  readonly production: SchedulingProblem;
  readonly days: readonly CalendarDate[];
  /** The possible days of each strip. */
  readonly daysOf: readonly (readonly number[])[];
  /** Strips that need daylight, and strips that need darkness. */
  readonly light: readonly boolean[];
  readonly dark: readonly boolean[];
  /** Whether the next day in the list is the next calendar day, and turnaround after a night applies. */
  readonly isEve: readonly boolean[];
  readonly scenesPerDay: number;
}

/** Builds the model of a production's strips and possible days. */
export function buildSlotModel(production: SchedulingProblem): SlotModel {
  const { calendar, strips, places, cast, scenesPerDay, ties = NO_SCENE_CONSTRAINTS } = production;
  const parties = [...places.values(), ...cast.values()];
  const shootable = shootableDays(
    calendar,
    parties.map(({ availability }) => availability),
    enoughWorkingDays(production),
  );
  const days = [...new Set([...shootable, ...ties.pins.map(({ date }) => date)])].sort();
  const placeOfDay = new Map(days.map((date, day) => [date, day]));
  const skies = strips.map(skyOf);
  return {
    production,
    days,
    daysOf: strips.map((strip) =>
      commonDays(partiesOf(production, strip), days, placeOfDay).filter((day) =>
        mayStand(production, strip, days[day]!),
      ),
    ),
    light: skies.map((sky) => sky === "light"),
    dark: skies.map((sky) => sky === "dark"),
    isEve: evesOf(production, days),
    scenesPerDay,
  };
}

/** Whether pins and locked days allow a scene on a date. Before the start, only pinned scenes are allowed. */
function mayStand(
  { calendar, ties = NO_SCENE_CONSTRAINTS }: SchedulingProblem,
  { sceneId }: Strip,
  date: CalendarDate,
): boolean {
  const pins = ties.pins.filter((pin) => pin.sceneId === sceneId);
  if (pins.length > 0) return pins.every((pin) => pin.date === date);
  return date >= calendar.startDate && !ties.lockedDays.includes(date);
}

/** The model with only some of its days, in order. */
export function narrowed(board: SlotModel, kept: readonly number[]): SlotModel {
  const placeOf = new Map(kept.map((day, place) => [day, place]));
  const days = kept.flatMap((day) => board.days[day] ?? []);
  return {
    ...board,
    days,
    daysOf: board.daysOf.map((all) => all.flatMap((day) => placeOf.get(day) ?? [])),
    isEve: evesOf(board.production, days),
  };
}

function evesOf({ limits }: SchedulingProblem, days: readonly CalendarDate[]): boolean[] {
  const rests = restsAfterNight(limits);
  return days.map((date, day) => {
    const next = days[day + 1];
    return rests && next !== undefined && daysBetween(date, next) === 1;
  });
}

function commonDays(
  parties: readonly Party[],
  days: readonly CalendarDate[],
  placeOfDay: ReadonlyMap<CalendarDate, number>,
): number[] {
  let common = days.map((_, day) => day);
  for (const { availability } of parties) {
    if (availability.kind === "flexible") continue;
    const free = new Set(availability.days.flatMap((date) => placeOfDay.get(date) ?? []));
    common = common.filter((day) => free.has(day));
  }
  return common;
}
