import fc from "fast-check";
import { chances } from "../../../shared/schedule/chance.ts";
import { check } from "../../../shared/schedule/optimise/check.ts";
import { costOf } from "../../../shared/schedule/optimise/cost.ts";
import { type Shoot, shootFrom } from "../../../shared/schedule/optimise/instance.ts";

const at = (abs: number) => new Date(Date.UTC(2031, 2, 3 + abs)).toISOString().slice(0, 10);

/** Any small production, possible or not: few slots with gaps, dates, pins and tight days. */
export function productions({ scenes, slots }: { scenes: number; slots: number }): fc.Arbitrary<Shoot> {
  const dates = fc.option(fc.subarray([...Array(slots).keys()]), { freq: 1 });
  const party = (id: string) => fc.record({ id: fc.constant(id), rate: fc.nat({ max: 9 }), avail: dates });
  const scene = (id: string) =>
    fc.record({
      id: fc.constant(id),
      loc: fc.nat({ max: 2 }),
      eighths: fc.integer({ min: 1, max: 6 }),
      cast: fc.subarray([0, 1, 2, 3], { maxLength: 3 }),
      kind: fc.constantFrom("D", "N", "F", "F"),
    });
  return fc
    .record({
      params: fc.record({
        maxEighths: fc.integer({ min: 6, max: 14 }),
        maxScenes: fc.integer({ min: 2, max: 4 }),
        maxLocs: fc.integer({ min: 1, max: 4 }),
        moveEighths: fc.nat({ max: 2 }),
        dayCost: fc.nat({ max: 40 }),
        overhead: fc.nat({ max: 6 }),
        blockCost: fc.nat({ max: 8 }),
        intraCost: fc.nat({ max: 12 }),
      }),
      gaps: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: slots, maxLength: slots }),
      scenes: fc.tuple(...Array.from({ length: scenes }, (_, one) => scene(`s${one}`))),
      cast: fc.tuple(...[0, 1, 2, 3].map((one) => party(`actor ${one}`))),
      locations: fc.tuple(...[0, 1, 2].map((one) => party(`place ${one}`))),
      pinned: fc.array(fc.record({ scene: fc.nat({ max: scenes - 1 }), slot: fc.nat({ max: slots - 1 }) }), {
        maxLength: 1,
      }),
    })
    .map(({ gaps, ...rest }) => {
      const abs = gaps.map((_, slot) => gaps.slice(0, slot).reduce((sum, gap) => sum + gap, 0));
      return shootFrom({ ...rest, calendar: { dates: abs.map(at), abs } });
    });
}

/** The least that any schedule of a tiny production costs, by trying them all; infinity when there is none. */
export function leastCost(shoot: Shoot): number {
  const slots = shoot.calendar.dates.length;
  let least = Number.POSITIVE_INFINITY;
  for (let all = 0; all < slots ** shoot.scenes.length; all++) {
    const slotOf = Object.fromEntries(
      shoot.scenes.map(({ id }, scene) => [id, Math.floor(all / slots ** scene) % slots]),
    );
    if (check(shoot, slotOf).length > 0) continue;
    least = Math.min(least, costOf(shoot, slotOf).total);
  }
  return least;
}

/**
 * A production with the shape of a real one: a few leads in most scenes and many small parts, places with one scene or
 * many, dates of some weeks, a six-day week, a pin or two. `tight` is the share of parties that have dates.
 */
export function feature(size: {
  scenes: number;
  cast: number;
  places: number;
  slots: number;
  tight?: number;
  seed?: number;
}): Shoot {
  const chance = chances(size.seed ?? 1);
  const below = (count: number) => Math.floor(chance() * count);
  const { slots, tight = 0.6 } = size;
  const abs = Array.from({ length: slots }, (_, slot) => Math.floor(slot / 6) * 7 + (slot % 6));
  /** A run of slots that has one slot in it. */
  const run = (length: number, slot: number) => {
    const from = Math.max(0, Math.min(slots - length, slot - below(length)));
    return Array.from({ length: Math.min(length, slots) }, (_, step) => from + step);
  };
  const rates = Array.from({ length: size.cast }, (_, one) =>
    one < 3 ? 9000 - 2000 * one : 3600 - 100 * Math.min(20, one),
  );
  // Scenes are dealt out to places and days first, so that a schedule is likely to exist.
  const homes = Array.from({ length: size.places }, () => below(slots));
  const loads = new Int32Array(slots);
  const scenes = Array.from({ length: size.scenes }, (_, scene) => {
    const loc = scene < size.places ? scene : Math.floor(size.places * chance() ** 2);
    const cast = rates.flatMap((_, one) => (chance() < (one < 3 ? 0.6 - 0.12 * one : 1.6 / size.cast) ? [one] : []));
    const near = [...loads.keys()].sort((a, b) => Math.abs(a - homes[loc]!) - Math.abs(b - homes[loc]!));
    const slot = near.find((one) => loads[one]! < 5) ?? 0;
    loads[slot]!++;
    const kind = chance() < 0.4 ? ("F" as const) : homes[loc]! % 5 === 4 ? ("N" as const) : ("D" as const);
    return { id: `${scene + 1}`, loc, eighths: 1 + below(9), cast, kind, slot };
  });
  const datesFor = (those: readonly { slot: number }[], least: number) =>
    those.length > 0 && chance() < tight
      ? [...new Set(those.flatMap(({ slot }) => run(least + below(slots / 3), slot)))].sort((a, b) => a - b)
      : null;
  return shootFrom({
    params: {
      ...{ maxEighths: 40, maxScenes: 8, maxLocs: 3, moveEighths: 4 },
      ...{ dayCost: 35000, overhead: 4000, blockCost: 6000, intraCost: 9000 },
    },
    calendar: { dates: abs.map(at), abs },
    scenes,
    cast: rates.map((rate, one) => ({
      id: `actor ${one}`,
      rate,
      avail: datesFor(
        scenes.filter(({ cast }) => cast.includes(one)),
        8,
      ),
    })),
    locations: homes.map((_, place) => ({
      id: `place ${place}`,
      avail: datesFor(
        scenes.filter(({ loc }) => loc === place),
        5,
      ),
    })),
    pinned: [0, 1].map((one) => ({ scene: one * 7, slot: scenes[one * 7]!.slot })),
  });
}
