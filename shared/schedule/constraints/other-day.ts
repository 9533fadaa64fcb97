import { changesIn } from "../model/company-moves.ts";
import type { ShootingDay, Strip } from "../model/schedule.ts";
import type { DayLimits } from "../model/scheduling-problem.ts";
import { loadOfAll } from "../shooting-time/day-load.ts";
import type { OtherDay } from "./other-units.ts";
import { skyOf } from "./turnaround.ts";

/**
 * What other units have to know of a shoot day.
 *
 * @param groupOf the ID of a strip's location group; undefined if its set is in none
 * @param limits of the unit's schedule
 */
export function otherDayOf(
  { date, strips }: ShootingDay,
  groupOf: (strip: Strip) => string | undefined,
  limits: DayLimits = {},
): OtherDay {
  const castIds = [...new Set(strips.flatMap((strip) => strip.castIds))];
  const groups = strips.map(groupOf);
  const moves = changesIn(groups.map((group, at) => group ?? strips[at]?.set));
  const work = workOf(strips, limits);
  const scenesOf = (castId: string) => strips.filter((strip) => strip.castIds.includes(castId));
  return {
    ...{ date, castIds },
    placeIds: [...new Set(groups.filter((group) => group !== undefined))],
    sceneIds: strips.map(({ sceneId }) => sceneId),
    hours: { ...work, minutes: work.minutes + moves * (limits.moveMinutes ?? 0) },
    castHours: Object.fromEntries(castIds.map((castId) => [castId, workOf(scenesOf(castId), limits)])),
  };
}

/** The shooting minutes of some scenes, and the natural light that they need. */
function workOf(strips: readonly Strip[], limits: DayLimits) {
  return { minutes: loadOfAll(strips, limits).minutes, skies: [...new Set(strips.map(skyOf))] };
}
