import type { Model } from "../instance/compiled-model.ts";
import type { Move } from "./moves.ts";
import type { MoveDelta } from "./net-move.ts";
import { type Plan, ROUNDING } from "./plan.ts";

/** Maximum number of scenes moved each way between the two days. */
const MAX_EACH_WAY = 3;

interface CrossExchange {
  readonly chance: () => number;
  /** See `moveDelta`. */
  readonly delta: (move: Move, most: number) => MoveDelta;
  readonly apply: (move: Move) => void;
}

/**
 * Cross-exchange neighbourhood: tries all swaps of up to 3 scenes for up to 3 scenes between two days and applies the
 * first that lowers the cost and adds no violation. Scenes that must share a day are skipped. Pairs of days are tried
 * in random order, at most `most` candidates.
 * @returns false when no improvement was found
 */
export function crossExchange(
  model: Model,
  plan: Plan,
  { chance, delta, apply }: CrossExchange,
): (most: number) => boolean {
  const { slots, allowed, companions } = model;
  const { scenesOn } = plan;
  const move: Move = {
    ...{ count: 0, one: -1, other: -1, scenes: new Int32Array(model.scenes), targets: new Int32Array(model.scenes) },
    ...{ low: 0, high: -1, dayTo: new Int32Array(slots) },
  };
  let left = 0;

  return (most) => {
    left = most;
    for (const [one, other] of pairsOfDays()) {
      if (left <= 0) return false;
      move.one = one;
      move.other = other;
      move.count = 0;
      if (!findsCheaper(those(one, other), 0, 0, those(other, one))) continue;
      apply(move);
      return true;
    }
    return false;
  };

  /** All pairs of the days in use and the one after them. */
  function pairsOfDays(): (readonly [number, number])[] {
    const end = Math.min(plan.lastUsed() + 1, slots - 1);
    const pairs: [number, number][] = [];
    for (let one = 0; one <= end; one++) {
      for (let other = one + 1; other <= end; other++) {
        if (scenesOn[one]!.length + scenesOn[other]!.length === 0) continue;
        const at = Math.floor(chance() * (pairs.length + 1));
        pairs.push([one, other]);
        [pairs[at], pairs[pairs.length - 1]] = [pairs[pairs.length - 1]!, pairs[at]!];
      }
    }
    return pairs;
  }

  function those(from: number, to: number): number[] {
    return scenesOn[from]!.filter((scene) => allowed[scene * slots + to] === 1 && !companions[scene]);
  }

  /** Adds scenes of one list to the move, then of the other; true as soon as the move lowers the cost. */
  function findsCheaper(list: readonly number[], from: number, taken: number, back?: readonly number[]): boolean {
    if (back ? findsCheaper(back, 0, 0) : isCheaper()) return true;
    if (taken === MAX_EACH_WAY) return false;
    for (let at = from; at < list.length; at++) {
      move.scenes[move.count] = list[at]!;
      move.targets[move.count++] = back ? move.other : move.one;
      if (findsCheaper(list, at + 1, taken + 1, back)) return true;
      move.count--;
    }
    return false;
  }

  function isCheaper(): boolean {
    if (move.count === 0 || left-- <= 0) return false;
    const { cost, violations } = delta(move, -ROUNDING);
    return cost < -ROUNDING && violations < ROUNDING;
  }
}
