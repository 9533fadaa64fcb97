import type { CalendarDate } from "../../dates/calendar-date.ts";
import { allows, dateLimitsOf } from "../constraints/date-limits.ts";
import { skyOf } from "../constraints/turnaround.ts";
import { partiesOf } from "../model/required-resources.ts";
import { NO_SCENE_CONSTRAINTS } from "../model/scene-constraint-sets.ts";
import type { Strip } from "../model/schedule.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";
import { shootableDays } from "../model/working-calendar.ts";
import { closedDates } from "./rest-beside-units.ts";
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
}

/** Builds the model of a production's strips and possible days. */
export function buildSlotModel(production: SchedulingProblem): SlotModel {
  const { calendar, strips, places, cast, ties = NO_SCENE_CONSTRAINTS } = production;
  const parties = [...places.values(), ...cast.values()];
  const shootable = shootableDays(
    calendar,
    parties.map(({ availability }) => availability),
    enoughWorkingDays(production),
  );
  const limits = dateLimitsOf(production);
  const limitsOf = strips.map(({ sceneId }) => limits.filter((limit) => limit.has(sceneId)));
  const first =
    limitsOf
      .map(
        (own) =>
          own
            .flatMap(({ from }) => from ?? [])
            .toSorted()
            .at(-1) ?? "",
      )
      .toSorted()[0] ?? "";
  const usable = shootable.filter((date) => date >= first);
  const days = [...new Set([...usable, ...ties.pins.map(({ date }) => date)])].sort();
  const placeOfDay = new Map(days.map((date, day) => [date, day]));
  const skies = strips.map(skyOf);
  return {
    production,
    days,
    daysOf: strips.map((strip, at) => {
      const closed = closedDates(production, strip);
      return commonDays(partiesOf(production, strip), days, placeOfDay).filter(
        (day) =>
          !closed.has(days[day]!) &&
          limitsOf[at]!.every((limit) => allows(limit, days[day]!)) &&
          mayStand(production, strip, days[day]!),
      );
    }),
    light: skies.map((sky) => sky === "light"),
    dark: skies.map((sky) => sky === "dark"),
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

function commonDays(
  parties: readonly Party[],
  days: readonly CalendarDate[],
  placeOfDay: ReadonlyMap<CalendarDate, number>,
): number[] {
  let common = days.map((_, day) => day);
  for (const { availability, busy = [] } of parties) {
    const taken = new Set(busy.flatMap(({ date }) => placeOfDay.get(date) ?? []));
    if (taken.size > 0) common = common.filter((day) => !taken.has(day));
    if (availability.kind === "flexible") continue;
    const free = new Set(availability.days.flatMap((date) => placeOfDay.get(date) ?? []));
    common = common.filter((day) => free.has(day));
  }
  return common;
}
