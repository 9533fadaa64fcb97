import fc from "fast-check";
import { scheduleCost } from "../../../shared/schedule/optimise/instance/cost.ts";
import { parseInstance, type SchedulingInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { verifySolution } from "../../../shared/schedule/optimise/instance/verify-solution.ts";
import { seededRandom } from "../../../shared/schedule/search/seeded-random.ts";

const at = (abs: number) => new Date(Date.UTC(2031, 2, 3 + abs)).toISOString().slice(0, 10);

/** Any small production, feasible or not: few slots with gaps, dates, pins and tight days. */
export function productions({
  scenes,
  slots,
  tied = false,
  resting = false,
}: {
  scenes: number;
  slots: number;
  /** With hours, days within which someone works, closed slots, orders, successions, scenes that share a day, split and locked days. */
  tied?: boolean;
  /** With a price of missing weekly rests, and shifts of two people with other units. */
  resting?: boolean;
}): fc.Arbitrary<SchedulingInstance> {
  const dates = fc.option(fc.subarray([...Array(slots).keys()]), { freq: 1 });
  const party = (id: string) => fc.record({ id: fc.constant(id), rate: fc.nat({ max: 9 }), avail: dates });
  const scene = (id: string) =>
    fc.record({
      id: fc.constant(id),
      loc: fc.nat({ max: 2 }),
      eighths: fc.integer({ min: 1, max: 6 }),
      ...(tied && { minutes: fc.integer({ min: 2, max: 12 }).map((fives) => 5 * fives) }),
      cast: fc.subarray([0, 1, 2, 3], { maxLength: 3 }),
      kind: fc.constantFrom("D", "N", "F", "F"),
      ...(tied && { closed: fc.subarray([...Array(slots).keys()], { maxLength: 1 }) }),
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
        mixCost: fc.option(fc.nat({ max: 12 })),
        nightBlockCost: fc.nat({ max: 12 }),
        nightReturnCost: fc.nat({ max: 20 }),
        ...(resting && {
          weekRest: fc.constantFrom(36 * 60, 54 * 60),
          weekRestCost: fc.nat({ max: 30 }),
          shiftMinutes: fc.constantFrom(660, 720),
        }),
        ...(tied && { rest: fc.boolean(), restMinutes: fc.option(fc.integer({ min: 45, max: 120 })) }),
        ...(tied && {
          maxMinutes: fc.option(fc.integer({ min: 60, max: 130 })),
          moveMinutes: fc.constantFrom(0, 5, 15),
        }),
      }),
      gaps: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: slots, maxLength: slots }),
      scenes: fc.tuple(...Array.from({ length: scenes }, (_, one) => scene(`s${one}`))),
      cast: fc.tuple(...[0, 1, 2, 3].map((one) => party(`actor ${one}`))),
      locations: fc.tuple(...[0, 1, 2].map((one) => party(`place ${one}`))),
      pinned: fc.array(fc.record({ scene: fc.nat({ max: scenes - 1 }), slot: fc.nat({ max: slots - 1 }) }), {
        maxLength: 1,
      }),
      elsewhere: resting ? fc.tuple(shiftsElsewhere(slots), shiftsElsewhere(slots)) : fc.constant([]),
      ties: tied ? ties({ scenes, slots }) : fc.constant(NO_TIES),
    })
    .map(({ gaps, elsewhere, ties: { splits, locked, minutes, within, ...ties }, ...rest }) => {
      const abs = gaps.map((_, slot) => gaps.slice(0, slot).reduce((sum, gap) => sum + gap, 0));
      const cast = rest.cast.map((one, member) => ({
        ...(member === 0 ? { ...one, minutes } : member === 1 ? { ...one, within } : one),
        ...(elsewhere[member] && { elsewhere: elsewhere[member] }),
      }));
      return parseInstance({ ...rest, ...ties, cast, calendar: { dates: abs.map(at), abs, splits, locked } });
    });
}

/** Shifts with other units on some days before, between and after the slots, as they begin by day or end by night. */
function shiftsElsewhere(slots: number) {
  const days = fc.uniqueArray(fc.integer({ min: -3, max: 2 * slots + 1 }), { minLength: 3, maxLength: slots + 2 });
  return days.chain((those) =>
    fc.tuple(
      ...those.map((day) =>
        fc.constantFrom([420, 1080], [420, 1140], [1080, 1800]).map(([call, wrap]) => ({ day, call, wrap })),
      ),
    ),
  );
}

const NO_TIES = { splits: [], locked: [], minutes: null, orders: [], together: [], successions: [], within: null };

function ties({ scenes, slots }: { scenes: number; slots: number }) {
  const scene = fc.nat({ max: scenes - 1 });
  const slot = fc.nat({ max: slots - 1 });
  return fc.record({
    splits: fc.array(slot, { maxLength: 2 }),
    locked: fc.array(slot, { maxLength: 1 }),
    minutes: fc.option(
      fc
        .array(fc.integer({ min: 4, max: 10 }), { minLength: slots, maxLength: slots })
        .map((most) => most.map((eighths) => 15 * eighths)),
    ),
    orders: fc
      .array(fc.record({ scene, after: scene, days: fc.nat({ max: 3 }) }), { maxLength: 2 })
      .map((orders) => orders.filter((order) => order.scene !== order.after)),
    within: fc.option(
      fc
        .record({ days: fc.integer({ min: 1, max: 4 }), elsewhere: fc.option(fc.integer({ min: -1, max: 5 })) })
        .map(({ days, elsewhere }) => ({ days, ...(elsewhere !== null && { from: elsewhere, to: elsewhere }) })),
    ),
    successions: fc
      .array(fc.subarray([0, 1, 2, 3], { minLength: 2, maxLength: 2 }), { maxLength: 1 })
      .map((pairs) => pairs.map(([first, next]) => ({ first, next, sentence: "One after the other.", change: "" }))),
    together: fc.array(fc.uniqueArray(scene, { minLength: 2, maxLength: 3 }), { maxLength: 1 }),
  });
}

/** The minimum cost of any schedule of a tiny production, by brute force; infinity when there is none. */
export function leastCost(shoot: SchedulingInstance): number {
  const slots = [...shoot.calendar.dates.keys()];
  // Skip slots that violate a rule for the scene on its own.
  const open = shoot.scenes.map(({ id }) =>
    slots.filter((slot) =>
      verifySolution(shoot, { [id]: slot }).every((one) => one.rule === "everySceneOnADay" || one.scene !== id),
    ),
  );
  const count = open.reduce((product, { length }) => product * length, 1);
  let least = Number.POSITIVE_INFINITY;
  for (let all = 0; all < count; all++) {
    let rest = all;
    const slotOf: Record<string, number> = {};
    for (const [scene, { id }] of shoot.scenes.entries()) {
      const those = open[scene]!;
      slotOf[id] = those[rest % those.length]!;
      rest = Math.floor(rest / those.length);
    }
    const { total } = scheduleCost(shoot, slotOf);
    if (total < least && verifySolution(shoot, slotOf).length === 0) least = total;
  }
  return least;
}

/**
 * A realistic production that has a schedule: a few leads in most scenes and many small parts, places with one scene or
 * many and dates of a week or two, leads who are away for some days, a six-day week, two pins. `tight` is the share of
 * parties that have dates.
 */
export function feature(size: {
  scenes: number;
  cast: number;
  places: number;
  slots: number;
  tight?: number;
  seed?: number;
}): SchedulingInstance {
  const chance = seededRandom(size.seed ?? 1);
  const below = (count: number) => Math.floor(chance() * count);
  const { slots, tight = 0.7 } = size;
  const abs = Array.from({ length: slots }, (_, slot) => Math.floor(slot / 6) * 7 + (slot % 6));
  const rates = Array.from({ length: size.cast }, (_, one) =>
    one < 3 ? 9000 - 2000 * one : Math.max(1250, 3800 - 250 * one),
  );
  const share = (one: number) => (one < 3 ? 0.6 - 0.12 * one : 0.35);
  const places = Array.from({ length: size.places }, () => ({
    night: chance() < 0.12,
    cast: rates.flatMap((_, one) => (one < 3 || chance() < 4 / size.cast ? [one] : [])),
  }));
  const locs = Array.from({ length: size.scenes }, (_, scene) =>
    scene < size.places ? scene : Math.floor(size.places * chance() ** 2),
  ).sort((a, b) => a - b);
  // A schedule is generated first, and everyone's dates around it.
  let day = { slot: 0, eighths: 0, locs: new Set<number>(), scenes: 0, night: places[0]!.night };
  const scenes = locs.map((loc, scene) => {
    const { night, cast } = places[loc]!;
    const eighths = 1 + below(10);
    const moves = day.locs.has(loc) ? 0 : 4;
    if (
      day.night !== night ||
      day.scenes === 8 ||
      day.locs.size + moves / 4 > 3 ||
      day.eighths + eighths + moves > 40
    ) {
      const slot = day.slot + 1 + Number(day.night && !night);
      day = { slot, eighths: 0, locs: new Set(), scenes: 0, night };
    }
    day = { ...day, eighths: day.eighths + eighths + moves, locs: day.locs.add(loc), scenes: day.scenes + 1 };
    const kind = chance() < 0.4 ? ("F" as const) : night ? ("N" as const) : ("D" as const);
    return {
      id: `${scene + 1}`,
      loc,
      eighths,
      cast: cast.filter((one) => chance() < share(one)),
      kind,
      slot: day.slot,
    };
  });
  if (day.slot >= slots) throw new Error(`${slots} slots are too few; this needs ${day.slot + 1}.`);
  /** All slots from the first needed to the last, and some around. */
  const around = (needed: readonly number[], more: number) => {
    const from = Math.max(0, Math.min(...needed) - below(more));
    const to = Math.min(slots - 1, Math.max(...needed) + more - below(more));
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  };
  const locationDates = (those: readonly number[]) => (chance() < tight ? around(those, 7) : null);
  const castDates = (those: readonly number[], one: number) => {
    if (chance() >= tight || those.length === 0) return null;
    const away = new Set([below(slots), below(slots), below(slots)].filter((slot) => !those.includes(slot)));
    return around(those, one < 10 ? slots : 10).filter((slot) => !away.has(slot));
  };
  const slotsWhere = (test: (scene: (typeof scenes)[number]) => boolean) => scenes.filter(test).map(({ slot }) => slot);
  return parseInstance({
    params: {
      ...{ maxEighths: 40, maxScenes: 8, maxLocs: 3, moveEighths: 4 },
      ...{ dayCost: 35000, overhead: 4000, blockCost: 6000, intraCost: 9000, mixCost: null },
    },
    calendar: { dates: abs.map(at), abs },
    scenes,
    cast: rates.map((rate, one) => ({
      ...{ id: `actor ${one}`, rate },
      avail: castDates(
        slotsWhere(({ cast }) => cast.includes(one)),
        one,
      ),
    })),
    locations: places.map((_, place) => ({
      id: `place ${place}`,
      avail: locationDates(slotsWhere(({ loc }) => loc === place)),
    })),
    pinned: [0, 7].map((scene) => ({ scene, slot: scenes[scene]!.slot })),
  });
}
