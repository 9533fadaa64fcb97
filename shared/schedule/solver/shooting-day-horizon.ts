import { mostBeforeWork } from "../constraints/turnaround.ts";
import { siteKey } from "../model/location-key.ts";
import { partiesOf } from "../model/required-resources.ts";
import { NO_SCENE_CONSTRAINTS } from "../model/scene-constraint-sets.ts";
import type { Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";

/**
 * Number of working days from the start that always suffices for scenes that can be shot on any day. A scene bound to
 * dates uses up a day and, by its night or daylight, the adjacent days. On the remaining days, the other scenes can be
 * shot in order of light, on at most twice the days that they fill.
 */
export function enoughWorkingDays(production: SchedulingProblem): number {
  const { strips, ties = NO_SCENE_CONSTRAINTS } = production;
  const apart = ties.orders.reduce((sum, { days }) => sum + days, 0) + ties.lockedDays.length;
  const isBound = (strip: Strip) =>
    partiesOf(production, strip).some(({ availability }) => availability.kind === "days");
  return 3 * strips.filter(isBound).length + 2 * daysFilled(production) + 2 + apart;
}

/**
 * Upper bound on the days filled when each scene goes to the previous day as long as that has capacity. A day is full
 * by scenes, pages, locations or the hours of a minor.
 */
function daysFilled(production: SchedulingProblem): number {
  const { strips, scenesPerDay, cast, limits = {} } = production;
  const most = Math.min(
    limits.eighthsPerDay ?? Number.POSITIVE_INFINITY,
    mostBeforeWork(limits) ?? Number.POSITIVE_INFINITY,
  );
  const eighths = strips.map((strip) => strip.eighths);
  const [all, longest] = [eighths.reduce((sum, one) => sum + one, 0), Math.max(0, ...eighths)];
  // A day that is full by pages has no space for the longest scene, and together with the next day exceeds one day's
  // pages.
  const byPages = most === Number.POSITIVE_INFINITY ? 0 : Math.ceil(all / Math.max(1, most - longest + 1, most / 2));
  const byPlaces =
    limits.locationsPerDay === undefined ? 0 : new Set(strips.map((strip) => siteKey(production, strip))).size;
  const withMinors = strips.filter(({ castIds }) => castIds.some((castId) => cast.get(castId)?.minor)).length;
  const byScenes = Math.ceil(strips.length / scenesPerDay);
  return Math.max(byScenes, Math.min(strips.length, byScenes + byPages + byPlaces + withMinors));
}
