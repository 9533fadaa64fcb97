import type { InstanceScene, SchedulingInstance } from "./instance.ts";

/**
 * Whether scenes have too few dates for the turnaround between them: counted for each set of slots that some scene is
 * bound to, with all scenes that are bound to slots of it. On those slots, a long day is followed by a day off, or by a
 * night; other constraints are ignored. False proves nothing.
 *
 * @param domains the possible slots of each scene
 */
export function exceedsTurnaround(shoot: SchedulingInstance, domains: readonly (readonly number[])[]): boolean {
  if (shoot.params.restMinutes === null) return false;
  const sets = new Map(domains.map((slots) => [slots.join(" "), slots]));
  return [...sets.values()].some((slots) => {
    const open = new Set(slots);
    const bound = shoot.scenes.filter((_, scene) => domains[scene]?.every((slot) => open.has(slot)));
    const hasNights = shoot.scenes.some(
      ({ kind }, scene) => kind === "N" && domains[scene]?.some((slot) => open.has(slot)),
    );
    return [capacityInScenes, capacityInMinutes].some(({ of, total }) => {
      return mostIn(shoot, slots, hasNights, (minutes) => of(shoot, bound, minutes)) < total(bound);
    });
  });
}

/** What a day of some minutes holds at most, and what is to be shot. */
interface Measure {
  of(shoot: SchedulingInstance, scenes: readonly InstanceScene[], minutes: number): number;
  total(scenes: readonly InstanceScene[]): number;
}

const capacityInScenes: Measure = {
  of({ params }, scenes, minutes) {
    let left = minutes;
    const shortest = scenes.map((scene) => scene.minutes).sort((one, other) => one - other);
    const beyond = shortest.findIndex((length) => {
      left -= length;
      return left < 0;
    });
    return Math.min(params.maxScenes, beyond < 0 ? scenes.length : beyond);
  },
  total: ({ length }) => length,
};

const capacityInMinutes: Measure = {
  of: (_, __, minutes) => minutes,
  total: (scenes) => scenes.reduce((sum, { minutes }) => sum + minutes, 0),
};

/** The most that slots hold together, by dynamic programming over days off, short days and long days. */
function mostIn(
  { params, calendar: { abs } }: SchedulingInstance,
  slots: readonly number[],
  hasNights: boolean,
  capacity: (minutes: number) => number,
): number {
  const longest = params.maxMinutes ?? Number.POSITIVE_INFINITY;
  const short = capacity(Math.min(longest, params.restMinutes ?? longest));
  const long = capacity(longest);
  let before = { off: 0, short: Number.NEGATIVE_INFINITY, long: Number.NEGATIVE_INFINITY };
  for (const [at, slot] of slots.entries()) {
    const isNextDate = at > 0 && (abs[slot] ?? 0) - (abs[slots[at - 1] ?? slot] ?? 0) === 1;
    const best = Math.max(before.off, before.short, before.long);
    const work = isNextDate && !hasNights ? Math.max(before.off, before.short) : best;
    before = { off: best, short: work + short, long: work + long };
  }
  return Math.max(before.off, before.short, before.long);
}
