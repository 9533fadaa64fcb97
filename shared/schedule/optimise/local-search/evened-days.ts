import type { Model } from "../instance/compiled-model.ts";
import type { Incumbent } from "./anneal.ts";
import { moveDelta } from "./move-delta.ts";
import type { Move } from "./moves.ts";
import { emptyPlan } from "./plan.ts";

/** Tolerance for rounding errors in sums. */
const ROUNDING = 1e-6;
/** Maximum number of passes over all pairs of days, and of moves evaluated in all. */
const [PASSES, EVALUATIONS] = [4, 300_000];

/**
 * Evens out the days of a valid schedule at no cost: days move up to free slots, nights move next to other nights, the
 * parts of a scene move to consecutive days, and scenes move from long days to short ones, alone or in exchange for
 * another. No step raises the cost or violates a constraint.
 */
export function evenedDays(model: Model, given: Incumbent): Incumbent {
  const start = withoutGaps(model, given);
  const { scenes, slots, allowed, companions, eighths, minutes } = model;
  const plan = emptyPlan(model);
  for (const [scene, slot] of start.slotOf.entries()) plan.add(scene, slot);
  const delta = moveDelta(model, plan);
  const { scenesOn, slotOf } = plan;
  const { nightScenes, count } = plan.tables;
  const move: Move = {
    ...{ count: 0, one: -1, other: -1, scenes: new Int32Array(scenes), targets: new Int32Array(scenes) },
    ...{ low: 0, high: -1, dayTo: new Int32Array(slots) },
  };
  // If no times are estimated, the length is measured in pages.
  const length = minutes.some((one) => one > 0) ? minutes : eighths;
  const { sequences } = model.shoot;
  const inSequence = new Set(sequences.flat());
  const pairs = sequences.flatMap((those) => those.slice(1).map((next, at) => [those[at]!, next] as const));
  let left = EVALUATIONS;
  for (let pass = 0; pass < PASSES; pass++) {
    const changed = [joinParts(), joinNights(), evenOut()].some((change) => change);
    if (!changed) break;
  }
  return { slotOf: [...slotOf], cost: plan.cost() < start.cost - ROUNDING ? plan.cost() : start.cost };

  function lengthOn(slot: number): number {
    return scenesOn[slot]!.reduce((sum, scene) => sum + length[scene]!, 0);
  }

  function usedSlots(): number[] {
    return [...count.keys()].filter((slot) => count[slot]! > 0);
  }

  /** Days in use between the scenes of each sequence. */
  function gapsInSequences(): number {
    const used = usedSlots();
    const dayOf = (scene: number) => used.indexOf(slotOf[scene]!);
    return pairs.reduce((sum, [scene, next]) => sum + Math.abs(dayOf(next) - dayOf(scene) - 1), 0);
  }

  /** Exchanges whole days, so that the scenes of a sequence follow each other. */
  function joinParts(): boolean {
    let changed = false;
    for (const [scene, next] of pairs) {
      for (const other of usedSlots()) {
        const [cost, gaps, changes] = [plan.cost(), gapsInSequences(), changesOfLight()];
        const here = slotOf[next]!;
        if (gaps === 0 || other === slotOf[scene] || other === here || !swapDays(here, other)) continue;
        const isBetter = gapsInSequences() < gaps && changesOfLight() <= changes;
        if (plan.isValid() && plan.cost() <= cost + ROUNDING && isBetter) changed = true;
        else swapDays(here, other);
      }
    }
    return changed;
  }

  /** Days in use that follow each other with a change between day and night. */
  function changesOfLight(): number {
    const used = usedSlots();
    return used.filter((slot, at) => at > 0 && isNight(slot) !== isNight(used[at - 1]!)).length;
  }

  function isNight(slot: number): boolean {
    return nightScenes[slot]! > 0;
  }

  /** Exchanges whole days, so that nights follow each other. */
  function joinNights(): boolean {
    let changed = false;
    const used = usedSlots();
    for (const one of used.filter(isNight)) {
      for (const other of used) {
        if (isNight(one) === isNight(other)) continue;
        const [cost, changes, gaps] = [plan.cost(), changesOfLight(), gapsInSequences()];
        if (!swapDays(one, other)) continue;
        const isBetter = changesOfLight() < changes && gapsInSequences() <= gaps;
        if (plan.isValid() && plan.cost() <= cost + ROUNDING && isBetter) changed = true;
        else swapDays(one, other);
      }
    }
    return changed;
  }

  /** Exchanges the scenes of two slots; false, and nothing changes, when a scene is not allowed there. */
  function swapDays(one: number, other: number): boolean {
    const [here, there] = [[...scenesOn[one]!], [...scenesOn[other]!]];
    const fits = (those: readonly number[], slot: number) =>
      those.every((scene) => allowed[scene * slots + slot] === 1);
    if (!fits(here, other) || !fits(there, one)) return false;
    for (const scene of [...here, ...there]) plan.remove(scene);
    for (const scene of here) plan.add(scene, other);
    for (const scene of there) plan.add(scene, one);
    return true;
  }

  function evenOut(): boolean {
    let changed = false;
    const used = usedSlots();
    for (const one of used) {
      for (const other of used)
        if (one !== other && lengthOn(one) > lengthOn(other)) changed = shorten(one, other) || changed;
    }
    return changed;
  }

  /** Moves scenes from a long day to a short one as long as the difference shrinks. */
  function shorten(long: number, short: number): boolean {
    let changed = false;
    for (const scene of [...scenesOn[long]!]) {
      if (companions[scene] || inSequence.has(scene) || count[long] === 1) continue;
      const difference = lengthOn(long) - lengthOn(short);
      const partner = [-1, ...scenesOn[short]!].find((other) => {
        if (other >= 0 && (companions[other] || inSequence.has(other))) return false;
        const moved = length[scene]! - (other < 0 ? 0 : length[other]!);
        return moved > 0 && moved < difference && isFree(scene, long, short, other);
      });
      if (partner === undefined) continue;
      for (let at = 0; at < move.count; at++) {
        plan.remove(move.scenes[at]!);
        plan.add(move.scenes[at]!, move.targets[at]!);
      }
      changed = true;
    }
    return changed;
  }

  /** Whether a move or an exchange costs nothing and violates nothing; it is then the proposed move. */
  function isFree(scene: number, long: number, short: number, other: number): boolean {
    move.one = long;
    move.other = short;
    move.count = 0;
    put(scene, short);
    if (other >= 0) put(other, long);
    for (let at = 0; at < move.count; at++)
      if (allowed[move.scenes[at]! * slots + move.targets[at]!] !== 1) return false;
    if (left-- <= 0) return false;
    const { cost, breaches } = delta(move);
    return cost <= ROUNDING && breaches <= ROUNDING;
  }

  function put(scene: number, slot: number): void {
    move.scenes[move.count] = scene;
    move.targets[move.count++] = slot;
  }
}

/** The days in the same order on the earliest slots that are allowed, if that costs no more. */
function withoutGaps(model: Model, given: Incumbent): Incumbent {
  const { scenes, slots, allowed } = model;
  const plan = emptyPlan(model);
  const days = Map.groupBy(
    Array.from({ length: scenes }, (_, scene) => scene),
    (scene) => given.slotOf[scene]!,
  );
  let next = 0;
  for (const [, those] of [...days].sort(([one], [other]) => one - other)) {
    const slot = Array.from({ length: slots - next }, (_, at) => next + at).find((free) => fits(those, free));
    if (slot === undefined) return given;
    next = slot + 1;
  }
  return plan.cost() <= given.cost + ROUNDING && plan.isValid()
    ? { slotOf: [...plan.slotOf], cost: plan.cost() }
    : given;

  /** Puts a day on a slot if that violates nothing. Precedences are checked once both scenes are placed. */
  function fits(those: readonly number[], slot: number): boolean {
    if (those.some((scene) => allowed[scene * slots + slot] !== 1)) return false;
    for (const scene of those) plan.add(scene, slot);
    if (plan.isValid()) return true;
    for (const scene of those) plan.remove(scene);
    return false;
  }
}
