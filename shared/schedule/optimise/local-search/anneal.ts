import type { Budget } from "../../search/budget.ts";
import { seededRandom } from "../../search/seeded-random.ts";
import type { Model } from "../instance/compiled-model.ts";
import { crossExchange } from "./cross-exchange.ts";
import { dayReorderDelta } from "./day-reorder-delta.ts";
import { initialPlan, moneyUnit } from "./initial-plan.ts";
import { moveDelta } from "./move-delta.ts";
import { type Move, proposeMove } from "./moves.ts";

/** A valid schedule: the slot of each scene, and the cost. */
export interface Incumbent {
  readonly slotOf: readonly number[];
  readonly cost: number;
}

/** Start and end temperature of a round in money, and number of moves tried per scene. */
interface Round {
  readonly from: number;
  readonly to: number;
  readonly tries: number;
}

const HOT: Round = { from: 12, to: 1, tries: 8000 };
const REHEATS: readonly Round[] = [
  { from: 2, to: 1, tries: 4000 },
  { from: 2.5, to: 1, tries: 4000 },
];
/** The search restarts after this many rounds without improvement. */
const STALE_ROUNDS = 12;
/** Maximum number of exchanges evaluated by one cross-exchange. */
const CROSS_EXCHANGES = 400_000;
/** The budget is checked, and temperature and penalty are updated, once in this many moves. */
const CHECK_INTERVAL = 128;
/** The weight of the penalty is adjusted once in this many checks. */
const PENALTY_INTERVAL = 32;

/** A resumable annealing. */
export interface Annealing {
  best(): Incumbent | undefined;
  /** Runs one round, which cools faster if it would exceed its part of the whole budget. */
  round(budget: Budget, part?: number): void;
}

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over random moves. Constraints on days may be violated at a
 * penalty that rises while the plan is invalid and falls while it is valid, so that the search crosses between valid
 * regions (strategic oscillation, Glover 1977). After one hot round, the best plan is reheated repeatedly, and the best
 * plan of each reheat is improved by cross-exchanges.
 *
 * @param accepts called with each better valid schedule, at once if the initial plan is valid; those that it refuses are
 *   part of the search, but never its best
 */
export function annealing(model: Model, seed: number, accepts: (better: Incumbent) => boolean = () => true): Annealing {
  const chance = seededRandom(seed);
  const unit = moneyUnit(model);
  const plan = initialPlan(model, unit);
  const delta = moveDelta(model, plan);
  const daysDelta = dayReorderDelta(model, plan);
  const propose = proposeMove(model, plan, chance);
  const exchange = crossExchange(model, plan, { chance, delta, apply });
  const slotsBefore = new Int32Array(model.scenes);
  let best: Incumbent | undefined;
  /** The best plan of the current chain of rounds, which is reheated. */
  let chain: Incumbent | undefined;
  let exchanged: Incumbent | undefined;
  let stale = 0;
  let rounds = 0;
  let violationPrice = unit;
  noteIfBetter();
  chain = undefined;

  return { best: () => best, round };

  function round(budget: Budget, part = 1): void {
    if (stale >= STALE_ROUNDS) {
      chain = undefined;
      stale = 0;
    }
    const before = chain?.cost;
    if (chain) restore(chain);
    run(chain ? REHEATS[rounds++ % REHEATS.length]! : HOT, budget, part);
    improveByExchanges(budget);
    stale = before !== undefined && chain?.cost === before ? stale + 1 : 0;
  }

  /** Applies cross-exchanges to the best plan of the chain as long as they lower its cost. */
  function improveByExchanges(budget: Budget): void {
    if (!chain || chain === exchanged) return;
    restore(chain);
    while (!budget.expired() && exchange(CROSS_EXCHANGES)) noteIfBetter();
    exchanged = chain;
  }

  function run({ from, to, tries }: Round, budget: Budget, part: number): void {
    const total = tries * model.scenes;
    const began = budget.spent();
    let warmth = from * unit;
    let price = priceNow();
    let validChecks = 0;
    for (let at = 0; at < total; at++) {
      if (at % CHECK_INTERVAL === 0) {
        const done = Math.max(at / total, (budget.spent() - began) / part);
        if (budget.expired() || done >= 1) return;
        warmth = from * unit * (to / from) ** done;
        validChecks += Number(plan.isValid());
        if (at % (CHECK_INTERVAL * PENALTY_INTERVAL) === 0) {
          updatePenalty(validChecks);
          validChecks = 0;
        }
        price = priceNow();
      }
      const move = propose();
      if (move.count === 0) continue;
      // Metropolis's rule with the random number drawn first, so that most rejected moves need not be fully evaluated.
      const most = -warmth * Math.log(chance());
      if (!isMade(move, most)) continue;
      price = priceNow();
      noteIfBetter();
    }

    /** Applies a move unless it raises the penalised cost by more than `most`. */
    function isMade(move: Move, most: number): boolean {
      const mostCost = most + violationPrice * plan.violations();
      if (move.one >= 0) {
        const { cost, violations } = delta(move, mostCost);
        if (cost + violationPrice * violations > most) return false;
        apply(move);
        return true;
      }
      if (daysDelta(move) > mostCost) return false;
      apply(move);
      if (priceNow() - price <= most) return true;
      undo(move);
      return false;
    }
  }

  function priceNow(): number {
    return plan.cost() + violationPrice * plan.violations();
  }

  /** Adjusts the penalty so that the plan is valid between a thirteenth and a half of the time. */
  function updatePenalty(validChecks: number): void {
    if (validChecks * 13 < PENALTY_INTERVAL) violationPrice = Math.min(60 * unit, violationPrice * 1.08);
    else if (validChecks * 2 > PENALTY_INTERVAL) violationPrice = Math.max(0.3 * unit, violationPrice / 1.08);
  }

  function apply(move: Move): void {
    for (let at = 0; at < move.count; at++) {
      const scene = move.scenes[at]!;
      slotsBefore[at] = plan.slotOf[scene]!;
      plan.remove(scene);
      plan.add(scene, move.targets[at]!);
    }
  }

  function undo(move: Move): void {
    for (let at = move.count - 1; at >= 0; at--) {
      plan.remove(move.scenes[at]!);
      plan.add(move.scenes[at]!, slotsBefore[at]!);
    }
  }

  function restore({ slotOf }: Incumbent): void {
    for (const [scene, slot] of slotOf.entries()) {
      plan.remove(scene);
      plan.add(scene, slot);
    }
  }

  function noteIfBetter(): void {
    if (!plan.isValid() || (chain && plan.cost() >= chain.cost)) return;
    chain = { slotOf: [...plan.slotOf], cost: plan.cost() };
    if ((!best || chain.cost < best.cost) && accepts(chain)) best = chain;
  }
}
