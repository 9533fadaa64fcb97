import type { CalendarDate } from "../../dates/calendar-date.ts";
import { dayLightOf } from "../daylight/day-light.ts";
import { isExterior } from "../model/day-night.ts";
import type { Party } from "../model/scheduling-problem.ts";
import type { Slots } from "../optimise/instance/hard-constraints.ts";
import type { SchedulingInstance } from "../optimise/instance/instance.ts";
import { MEAL, MEAL_AFTER } from "../shooting-time/shooting-minutes.ts";
import type { SlotModel } from "./slot-model.ts";

/** Name of the daylight among the cast; it is in no sentence, because an instance without a schedule is solved without. */
const DAYLIGHT = "Daylight";

/**
 * The instance with the daylight of each date as a limit: day exteriors share it as they would share an unpaid actor
 * with limited hours. Undefined where it limits nothing: without a known location, or where every date has enough.
 *
 * Of several locations, the one with the shortest day counts. A scene longer than the shortest day is not limited.
 *
 * @param slots where the scenes are now; a date that has more day exteriors than daylight may keep as many minutes
 */
export function withDaylight(
  shoot: SchedulingInstance,
  { production: { strips, places }, days }: Pick<SlotModel, "production" | "days">,
  slots: Slots = {},
): SchedulingInstance | undefined {
  const exteriors = [...strips.keys()].filter((at) => isExterior(strips[at]!.intExt) && strips[at]!.dayNight === "DAY");
  const sites = exteriors.flatMap((at) => places.get(strips[at]!.sceneId)?.site ?? []);
  if (sites.length === 0) return undefined;
  const daylight = days.map((date) => shortestDay(date, sites));
  const shortest = Math.min(...daylight);
  const lit = new Set(exteriors.filter((at) => shoot.scenes[at]!.minutes <= shortest));
  const needed = [...lit].reduce((sum, at) => sum + shoot.scenes[at]!.minutes, 0);
  if (Math.min(needed, shoot.params.maxMinutes ?? needed) <= shortest) return undefined;
  const minutes = daylight.map((light, slot) => {
    const there = [...lit].filter((at) => slots[shoot.scenes[at]!.id] === slot);
    return Math.max(
      light,
      there.reduce((sum, at) => sum + shoot.scenes[at]!.minutes, 0),
    );
  });
  return {
    ...shoot,
    cast: [...shoot.cast, { id: DAYLIGHT, rate: 0, avail: null, minutes, mayDrop: false, within: null }],
    scenes: shoot.scenes.map((scene, at) =>
      lit.has(at) ? { ...scene, cast: [...scene.cast, shoot.cast.length] } : scene,
    ),
  };
}

/** Minutes from sunrise to sunset without a meal, at the location that has fewest. */
function shortestDay(date: CalendarDate, sites: readonly NonNullable<Party["site"]>[]): number {
  return Math.min(
    ...sites.map((site) => {
      const { sunrise, sunset } = dayLightOf(date, site);
      const light = Math.floor(sunset - sunrise);
      return light > MEAL_AFTER ? light - MEAL : light;
    }),
  );
}
