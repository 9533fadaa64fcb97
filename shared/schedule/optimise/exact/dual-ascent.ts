import type { Budget } from "../../search/budget.ts";
import type { Model } from "../instance/compiled-model.ts";
import { cheapestSpan, type Spans } from "../instance/spans.ts";

/** Lagrange multipliers for scenes and for paid work, and the lower bound that they prove. */
export interface Prices {
  readonly bound: number;
  /** What a day earns by each scene. */
  readonly scene: Float64Array;
  /** What a day pays to each who works, by row of the spans and slot. */
  readonly work: Float64Array;
}

/** What the best days and spans at some prices do: how often each scene is still missing, and who works without being paid. */
export interface Excess {
  readonly scene: Float64Array;
  readonly work: Float64Array;
}

/** Finds the best day for each slot at given prices. */
export interface DayPricing {
  /**
   * The sum of what the best days of all slots cost, each at most 0 (no day at all), or less than that sum. Takes what the
   * days shoot from `excess.scene` and adds who works on them to `excess.work`.
   */
  bestDays(prices: Prices, excess: Excess): number;
  /** Told when the bound has risen, so that days that no better schedule can have are dropped. */
  dropDays(prices: Prices): void;
}

/** How much of the last direction is kept (deflection), and when the step is shortened. */
const MOMENTUM = 0.6;
const STALE_STEPS = 20;
const SHORTER = 0.7;

/**
 * A lower bound by Lagrangian relaxation (Held and Karp 1971): that each scene is shot once, and that who works is paid,
 * are priced instead of demanded, so that days and spans fall apart. Subgradient steps of Polyak's length raise the bound.
 *
 * @param options.upper the cost of a known schedule, or a guess above it
 * @param options.fixed costs that every schedule has beside days and spans
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

  /** Takes a step of a length; false when nothing is in excess, and so nothing can be raised. */
  function advance(towards: number): boolean {
    let norm = 0;
    for (let scene = 0; scene < model.scenes; scene++) {
      heading.scene[scene] = excess.scene[scene]! + MOMENTUM * heading.scene[scene]!;
      norm += heading.scene[scene]! ** 2;
    }
    for (let at = 0; at < rows * slots; at++) {
      // Work is never paid less than nothing.
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
