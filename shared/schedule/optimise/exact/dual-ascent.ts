import type { Budget } from "../../search/budget.ts";
import type { Model } from "../instance/compiled-model.ts";
import { cheapestSpan, type Spans } from "../instance/spans.ts";

/** Lagrange multipliers for scenes and for paid work, and the lower bound that they prove. */
export interface Prices {
  readonly bound: number;
  /** Value of each scene. */
  readonly scene: Float64Array;
  /** Price of each working actor, by row of the spans and slot. */
  readonly work: Float64Array;
}

/**
 * Subgradient of the best patterns and spans: how many times each scene is missing, and who works without being paid.
 */
export interface Excess {
  readonly scene: Float64Array;
  readonly work: Float64Array;
}

/** Finds the best pattern of each slot at given multipliers. */
export interface DayPricing {
  /**
   * The sum of the minimum reduced costs over all slots (each at most 0, no day at all), or a lower bound of it.
   * Subtracts the patterns' scenes from `excess.scene` and adds their work to `excess.work`.
   */
  bestDays(prices: Prices, excess: Excess): number;
  /** Called when the bound has risen, to drop patterns that no better schedule can contain. */
  dropDays(prices: Prices): void;
}

/** Deflection: weight of the previous direction; and when the step length is reduced. */
const MOMENTUM = 0.6;
const STALE_STEPS = 20;
const SHORTER = 0.7;

/**
 * A lower bound by Lagrangian relaxation (Held and Karp 1971): that each scene is shot once, and that everyone who
 * works is paid, are priced instead of required, so patterns and spans decompose. The multipliers are raised by
 * subgradient steps of Polyak's length.
 *
 * @param options.upper cost of a known schedule, or an overestimate
 * @param options.fixed costs of every schedule besides patterns and spans
 */
export function raiseDualPrices(
  model: Model,
  spans: Spans,
  market: DayPricing,
  { upper, fixed, steps, budget }: { upper: number; fixed: number; steps: number; budget: Budget },
): Prices {
  const { rows, slots, pay } = spans;
  const excess: Excess = { scene: new Float64Array(model.scenes), work: new Float64Array(rows * slots) };
  const heading: Excess = { scene: new Float64Array(model.scenes), work: new Float64Array(rows * slots) };
  let now = { bound: 0, scene: new Float64Array(model.scenes), work: pay.slice() };
  let best: Prices = { ...now, bound: Number.NEGATIVE_INFINITY };
  let length = 1;
  let stale = 0;

  for (let step = 0; step < steps && !budget.expired(); step++) {
    now.bound = boundAt(now);
    if (now.bound > best.bound) {
      if (now.bound > best.bound + Math.abs(now.bound) * 1e-4) stale = 0;
      best = copyOf(now);
      if (step % 10 === 0) market.dropDays(best);
    } else if (++stale > STALE_STEPS) {
      length *= SHORTER;
      stale = 0;
      now = copyOf(best);
      heading.scene.fill(0);
      heading.work.fill(0);
      continue;
    }
    if (best.bound >= upper || !advance(length * (upper - now.bound))) break;
  }
  market.dropDays(best);
  return best;

  function boundAt(prices: Prices): number {
    excess.scene.fill(1);
    excess.work.fill(0);
    let bound = fixed + prices.scene.reduce((sum, price) => sum + price, 0) + market.bestDays(prices, excess);
    for (let row = 0; row < rows; row++) {
      const { from, to, cost } = cheapestSpan(spans, row, (slot) => prices.work[row * slots + slot]!);
      bound += cost;
      for (let slot = from; slot <= to; slot++) excess.work[row * slots + slot]!--;
    }
    return bound;
  }

  /** Takes a step of a length; false when the subgradient is zero. */
  function advance(towards: number): boolean {
    let norm = 0;
    for (let scene = 0; scene < model.scenes; scene++) {
      heading.scene[scene] = excess.scene[scene]! + MOMENTUM * heading.scene[scene]!;
      norm += heading.scene[scene]! ** 2;
    }
    for (let at = 0; at < rows * slots; at++) {
      // Work multipliers are never negative.
      const push = now.work[at]! <= 0 ? Math.max(0, excess.work[at]!) : excess.work[at]!;
      heading.work[at] = push + MOMENTUM * heading.work[at]!;
      norm += heading.work[at]! ** 2;
    }
    if (norm === 0) return false;
    for (let scene = 0; scene < model.scenes; scene++) now.scene[scene]! += (towards / norm) * heading.scene[scene]!;
    for (let at = 0; at < rows * slots; at++) {
      now.work[at] = Math.max(0, now.work[at]! + (towards / norm) * heading.work[at]!);
    }
    return true;
  }
}

function copyOf({ bound, scene, work }: Prices) {
  return { bound, scene: scene.slice(), work: work.slice() };
}
