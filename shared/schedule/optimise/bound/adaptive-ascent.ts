import type { Budget } from "../../search/budget.ts";

/** A concave function of multipliers, which are at least 0, or of any sign below index `free`. */
export interface Dual {
  readonly size: number;
  /** Number of leading multipliers that may be negative. */
  readonly free: number;
  /** Length of a step by multiplier, relative to the others. */
  readonly scale: Float64Array;
  /** The value at the multipliers, unless the budget expires. Writes the subgradient to `slope`. */
  value(prices: Float64Array, slope: Float64Array, budget: Budget): number | undefined;
}

/** Decay of the averages of the subgradient and of its square, per step. */
const [AVERAGE, AVERAGE_SQUARE] = [0.9, 0.99];
/** Multipliers whose subgradient is usually smaller than this move less than a full step. */
const SMALL_SLOPE = 0.05;

/** Best dual value found. */
export interface BestDual {
  readonly value: number;
}

/** A resumable ascent. */
export interface AscentState {
  best(): BestDual;
  /** Takes more steps of a length; false when the aim is reached. */
  run(steps: number, length: number, budget: Budget): boolean;
}

/**
 * Maximises a concave function by subgradient steps that are scaled for each multiplier by its own recent subgradients
 * (Adam, Kingma and Ba 2015). Multipliers of scenes, which change at every step, and of presences, which rarely do, thus
 * rise together.
 *
 * @param aim target value: an upper bound
 */
export function adaptiveAscent(dual: Dual, start: Float64Array, aim: () => number): AscentState {
  const { size, free, scale } = dual;
  const slope = new Float64Array(size);
  const average = new Float64Array(size);
  const square = new Float64Array(size);
  const at = start.slice();
  const best = { value: Number.NEGATIVE_INFINITY };
  /** Weight of all steps so far in the average of squares, which begins at 0. */
  let weight = 0;

  return { best: () => best, run };

  function run(steps: number, length: number, budget: Budget): boolean {
    for (let step = 0; step < steps; step++) {
      const value = dual.value(at, slope, budget);
      if (value === undefined) return true;
      if (value > best.value) best.value = value;
      if (best.value >= aim()) return false;
      advance(length);
    }
    return true;
  }

  function advance(length: number): void {
    weight = AVERAGE_SQUARE * weight + 1 - AVERAGE_SQUARE;
    for (let one = 0; one < size; one++) {
      const push = slope[one]!;
      average[one] = AVERAGE * average[one]! + (1 - AVERAGE) * push;
      square[one] = AVERAGE_SQUARE * square[one]! + (1 - AVERAGE_SQUARE) * push * push;
      const step = average[one]! / (Math.sqrt(square[one]! / weight) + SMALL_SLOPE);
      const moved = at[one]! + length * scale[one]! * step;
      at[one] = one >= free ? Math.max(0, moved) : moved;
    }
  }
}
