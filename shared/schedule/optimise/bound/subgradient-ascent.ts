import type { Budget } from "../../search/budget.ts";

/** A concave function of multipliers, which are at least 0, or of any sign below index `free`. */
export interface Dual {
  readonly size: number;
  /** Number of leading multipliers that may be negative. */
  readonly free: number;
  /** The value at the multipliers, unless the budget expires. Writes the subgradient to `slope`. */
  value(prices: Float64Array, slope: Float64Array, budget: Budget): number | undefined;
}

/** Deflection: weight of the previous direction; and when the step length is reduced. */
const MOMENTUM = 0.6;
const STALE_STEPS = 12;
const SHORTER = 0.75;
const SHORTEST = 1e-3;

/** Best dual value found and the multipliers that give it. */
export interface BestDual {
  readonly value: number;
  readonly prices: Float64Array;
}

/** A resumable ascent. */
export interface AscentState {
  best(): BestDual;
  /** Takes more steps; false when there is no further progress. */
  run(steps: number, budget: Budget): boolean;
}

/**
 * Maximises a concave function by deflected subgradient steps of Polyak's length (Held, Wolfe and Crowder 1974;
 * Camerini, Fratta and Maffioli 1975).
 *
 * @param aim target value: an upper bound, or slightly above the maximum
 */
export function subgradientAscent(dual: Dual, start: Float64Array, aim: () => number): AscentState {
  const { size, free } = dual;
  const slope = new Float64Array(size);
  const heading = new Float64Array(size);
  const at = start.slice();
  const best = { value: Number.NEGATIVE_INFINITY, prices: start.slice() };
  let length = 1;
  let stale = 0;

  return { best: () => best, run };

  function run(steps: number, budget: Budget): boolean {
    for (let step = 0; step < steps; step++) {
      if (length < SHORTEST) return false;
      const value = dual.value(at, slope, budget);
      if (value === undefined) return true;
      if (value > best.value) {
        if (value > best.value + Math.abs(value) * 1e-5) stale = 0;
        best.value = value;
        best.prices.set(at);
      } else if (++stale > STALE_STEPS) {
        length *= SHORTER;
        stale = 0;
        at.set(best.prices);
        heading.fill(0);
        continue;
      }
      if (best.value >= aim() || !advance(length * (aim() - value))) return false;
    }
    return true;
  }

  /** Takes a step of a length; false when the direction is zero. */
  function advance(towards: number): boolean {
    let norm = 0;
    for (let one = 0; one < size; one++) {
      const push = one >= free && at[one]! <= 0 ? Math.max(0, slope[one]!) : slope[one]!;
      heading[one] = push + MOMENTUM * heading[one]!;
      norm += heading[one]! ** 2;
    }
    if (norm === 0) return false;
    for (let one = 0; one < size; one++) {
      const moved = at[one]! + (towards / norm) * heading[one]!;
      at[one] = one >= free ? Math.max(0, moved) : moved;
    }
    return true;
  }
}
