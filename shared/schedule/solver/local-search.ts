import { seededRandom } from "../search/seeded-random.ts";
import { restConflictsAfter } from "./assign-days.ts";
import { assignmentOf, move } from "./assignment.ts";
import { type ComfortCost, comfortCost, costTables, weightedCost } from "./comfort-cost.ts";
import type { SlotModel } from "./slot-model.ts";

/** Start and end temperature, in units of the weights. */
const WARM = 60;
const COLD = 1;

/** The days of a board's strips, and their cost. */
export interface LocalSearchResult {
  readonly board: SlotModel;
  readonly dayOf: readonly number[];
  readonly cost: ComfortCost;
}

/** The better of two: fewer days, then lower cost. */
export function better(one: LocalSearchResult, other: LocalSearchResult): LocalSearchResult {
  return (one.cost.days - other.cost.days || weightedCost(one.cost) - weightedCost(other.cost)) <= 0 ? one : other;
}

/**
 * Simulated annealing on a feasible assignment: `steps` random relocations or swaps that keep all hard constraints.
 * Returns the best assignment seen; deterministic for a seed.
 */
export function improveByLocalSearch(
  board: SlotModel,
  start: readonly number[],
  { steps, seed }: { steps: number; seed: number },
): LocalSearchResult {
  const tables = costTables(board);
  const chance = seededRandom(seed);
  const allowed = board.daysOf.map((days) => new Set(days));
  const seating = assignmentOf(board, start);
  const costNow = () => weightedCost(comfortCost(tables, seating.dayOf));
  let cost = costNow();
  let best = { cost, dayOf: [...start] };

  for (let step = 0; step < steps; step++) {
    const warmth = WARM * (COLD / WARM) ** (step / steps);
    const strip = Math.floor(chance() * start.length);
    const other = Math.floor(chance() * start.length);
    const [from = 0, to = 0] = [seating.dayOf[strip], seating.dayOf[other]];
    const swaps = (seating.onDay[to]?.size ?? 0) >= board.scenesPerDay || chance() < 0.5;
    if (from === to || !allowed[strip]?.has(to) || (swaps && !allowed[other]?.has(from))) continue;

    move(seating, strip, to);
    if (swaps) move(seating, other, from);
    const changed = isRested(from) && isRested(to) ? costNow() : Number.POSITIVE_INFINITY;
    if (changed <= cost || chance() < Math.exp((cost - changed) / warmth)) {
      cost = changed;
      if (cost < best.cost) best = { cost, dayOf: [...seating.dayOf] };
    } else {
      move(seating, strip, from);
      if (swaps) move(seating, other, to);
    }
  }
  return { board, dayOf: best.dayOf, cost: comfortCost(tables, best.dayOf) };

  function isRested(day: number): boolean {
    return !restConflictsAfter(board, seating, day - 1) && !restConflictsAfter(board, seating, day);
  }
}
