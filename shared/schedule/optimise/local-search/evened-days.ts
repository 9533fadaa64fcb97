import type { Model } from "../instance/compiled-model.ts";
import type { Incumbent } from "./anneal.ts";
import { onEarlierDays } from "./earlier-days.ts";
import { moveDelta } from "./move-delta.ts";
import type { Move } from "./moves.ts";
import { emptyPlan, ROUNDING } from "./plan.ts";

/** Maximum number of passes over all pairs of days, and of moves evaluated in all. */
const [PASSES, EVALUATIONS] = [4, 300_000];

/** Changes between day and night from one day in use to the next, and days in use between the scenes of sequences. */
interface Evenness {
  readonly changes: number;
  readonly gaps: number;
}

/**
 * Evens out the days of a valid schedule at no cost: days move up to free slots, nights move next to other nights, the
 * parts of a scene move to consecutive days, and scenes move from long days to short ones, alone or in exchange for
 * another. No step raises the cost or violates a constraint.
 */
export function evenedDays(model: Model, given: Incumbent): Incumbent {
  const start = onEarlierDays(model, given);
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

  /** Moves and exchanges whole days, so that the scenes of a sequence follow each other. */
  function joinParts(): boolean {
    let changed = false;
    for (const [scene, next] of pairs) {
      const used = usedSlots();
      const [first, last] = [used.indexOf(slotOf[scene]!), used.indexOf(slotOf[next]!)];
      if (last - first <= 1) continue;
      const between = used.slice(first + 1, last);
      const ways = [
        // The later day moves up, or the earlier one back; then exchanges with a day next to either.
        { to: used.slice(first + 1, last + 1), from: [used[last]!, ...between] },
        { to: used.slice(first, last), from: [...between, used[first]!] },
        { to: [used[first + 1]!, used[last]!], from: [used[last]!, used[first + 1]!] },
        { to: [used[first]!, used[last - 1]!], from: [used[last - 1]!, used[first]!] },
      ];
      changed = ways.some(({ to, from }) => rearrange(from, to, closesGap)) || changed;
    }
    return changed;
  }

  function closesGap(before: Evenness, now: Evenness): boolean {
    return now.gaps < before.gaps && now.changes <= before.changes;
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
        if (rearrange([one, other], [other, one], joinsNights)) changed = true;
      }
    }
    return changed;
  }

  function joinsNights(before: Evenness, now: Evenness): boolean {
    return now.changes < before.changes && now.gaps <= before.gaps;
  }

  function evenness(): Evenness {
    return { changes: changesOfLight(), gaps: gapsInSequences() };
  }

  /**
   * Moves the scenes of each slot of `from` to the same place of `to`, the same slots in another order, if that is
   * better, allowed, valid and costs nothing.
   */
  function rearrange(
    from: readonly number[],
    to: readonly number[],
    isBetter: (before: Evenness, now: Evenness) => boolean,
  ): boolean {
    const moved = from.map((slot) => [...scenesOn[slot]!]);
    const fits = moved.every((those, at) => those.every((scene) => allowed[scene * slots + to[at]!] === 1));
    if (!fits) return false;
    const [cost, before] = [plan.cost(), evenness()];
    place(moved, to);
    if (plan.isValid() && plan.cost() <= cost + ROUNDING && isBetter(before, evenness())) return true;
    place(moved, from);
    return false;
  }

  function place(days: readonly (readonly number[])[], on: readonly number[]): void {
    for (const scene of days.flat()) plan.remove(scene);
    for (const [at, those] of days.entries()) for (const scene of those) plan.add(scene, on[at]!);
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
    const { cost, violations } = delta(move);
    return cost <= ROUNDING && violations <= ROUNDING;
  }

  function put(scene: number, slot: number): void {
    move.scenes[move.count] = scene;
    move.targets[move.count++] = slot;
  }
}
