import { fitsCapacity } from "./capacity-flow.ts";
import type { InstanceScene, SchedulingInstance } from "./instance.ts";
import { domainsOf } from "./scene-domains.ts";
import { matchScenes } from "./scene-matching.ts";
import { exceedsTurnaround } from "./turnaround-capacity.ts";

/**
 * Whether the instance is obviously infeasible: a scene has no slot, the scenes bound to one or two consecutive slots
 * violate a constraint, the capacity is too small for all pages or minutes even if scenes could be divided among their
 * slots, or for all work of someone within its days, or with the turnaround between days, or no matching of scenes to
 * slots has space and rest for all. False proves nothing.
 */
export function isProvablyInfeasible(shoot: SchedulingInstance): boolean {
  const domains = domainsOf(shoot);
  if (domains.some((slots) => slots.length === 0)) return true;
  const bound = shoot.calendar.dates.map((_, slot) =>
    shoot.scenes.filter((_, scene) => domains[scene]?.length === 1 && domains[scene][0] === slot),
  );
  if (bound.some((day, slot) => breaksRule(shoot, day, slot) || breaksRest(shoot, bound, slot))) return true;
  const { params, scenes, calendar } = shoot;
  const fits = (loads: readonly number[], capacity: number) =>
    fitsCapacity(domains, loads, capacity, calendar.dates.length);
  const eighths = scenes.map((scene) => scene.eighths);
  const minutes = scenes.map((scene) => scene.minutes);
  return (
    !fits(eighths, params.maxEighths) ||
    (params.maxMinutes !== null && !fits(minutes, params.maxMinutes)) ||
    exceedsDaysWithin(shoot) ||
    exceedsTurnaround(shoot, domains) ||
    matchScenes(shoot, domains).kind === "impossible"
  );
}

/** Whether someone has more work than fits into the days within which all of it has to be. */
function exceedsDaysWithin({ scenes, cast, calendar, params }: SchedulingInstance): boolean {
  return cast.some(({ within }, member) => {
    if (!within) return false;
    const works = scenes.filter((scene) => scene.cast.includes(member));
    const { abs } = calendar;
    const days = Math.max(...abs.map((day) => abs.filter((other) => other >= day && other < day + within.days).length));
    const eighths = works.reduce((sum, scene) => sum + scene.eighths, 0);
    const minutes = works.reduce((sum, scene) => sum + scene.minutes, 0);
    const isTooLong = params.maxMinutes !== null && minutes > days * params.maxMinutes;
    return eighths > days * params.maxEighths || works.length > days * params.maxScenes || isTooLong;
  });
}

function breaksRule(
  { params, calendar, cast }: SchedulingInstance,
  day: readonly InstanceScene[],
  slot: number,
): boolean {
  const locations = new Set(day.map(({ loc }) => loc)).size;
  const moves = Math.max(0, locations - 1);
  const eighths = day.reduce((sum, scene) => sum + scene.eighths, 0) + moves * params.moveEighths;
  const minutes = day.reduce((sum, scene) => sum + scene.minutes, 0) + moves * params.moveMinutes;
  const mayMix = params.mixCost !== null || calendar.splits.includes(slot);
  const mixed = !mayMix && day.some(({ kind }) => kind === "D") && day.some(({ kind }) => kind === "N");
  const tooLong = cast.some(({ minutes }, member) => {
    const works = day.filter((scene) => scene.cast.includes(member));
    const needed = works.reduce((sum, scene) => sum + scene.minutes, 0);
    return needed > (minutes?.[slot] ?? needed);
  });
  const tooFull = eighths > params.maxEighths || minutes > (params.maxMinutes ?? minutes);
  return tooFull || day.length > params.maxScenes || locations > params.maxLocs || mixed || tooLong;
}

function breaksRest(
  { calendar, params }: SchedulingInstance,
  bound: readonly InstanceScene[][],
  slot: number,
): boolean {
  const isAdjacent = (calendar.abs[slot + 1] ?? 0) - (calendar.abs[slot] ?? 0) === 1;
  const dark = bound[slot]?.some(({ kind }) => kind === "N");
  const light = bound[slot + 1]?.some(({ kind }) => kind === "D");
  return params.rest && isAdjacent && dark === true && light === true;
}
