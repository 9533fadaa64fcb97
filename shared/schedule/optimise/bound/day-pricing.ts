import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";
import { locationKnapsack } from "./location-knapsack.ts";
import type { MultiplierLayout } from "./multiplier-layout.ts";
import type { Resource } from "./scarce-resource.ts";
import { MIXED, type SlotCandidates } from "./slot-candidates.ts";

/** A day pattern with its value at the given multipliers. */
export interface PricedDay {
  readonly worth: number;
  readonly scenes: readonly number[];
}

/** The best pattern found, and an upper bound on the value of any. */
export interface BestDay extends PricedDay {
  readonly bound: number;
}

/** Limits of the search for a better pattern. */
export interface SearchLimits {
  /** Maximum number of branches. */
  readonly branches: number;
  /** Patterns better than the best by less than this are not searched for. */
  readonly slack: number;
}

/** Solves the pricing problem. */
export interface DayPricer {
  /** The best pattern of a slot, or `known` when none is better. The bound is valid for any search limits. */
  find(candidates: SlotCandidates, prices: Float64Array, known: PricedDay, limits: SearchLimits): BestDay;
  /** Prices a given pattern of a slot; its scenes are grouped by location. */
  priced(candidates: SlotCandidates, prices: Float64Array, scenes: readonly number[]): PricedDay;
}

const UNDECIDED = 0;
const WORKS = 1;
const ABSENT = 2;

/**
 * Solves the pricing problem of a slot: a knapsack of scenes in which each location and each actor is paid once. Branch
 * and bound over the actors who work; while an actor is undecided, each of their scenes bears a share of the pay. The
 * rest is a knapsack by location, solved by dynamic programming.
 *
 * @param earned value of each scene by scene and slot; read at every call
 */
export function dayPricer(model: Model, resource: Resource, layout: MultiplierLayout, earned: Float64Array): DayPricer {
  const { actors, slots, placeOf, castOf } = model;
  const { spareOf, spareOfMove } = resource;
  const knapsack = locationKnapsack(model, resource);
  const { worthOf } = knapsack;
  const state = new Uint8Array(actors);
  const works = new Uint8Array(actors);
  const borne = new Float64Array(actors);
  const solution: number[] = [];
  let branchesLeft = 0;
  let candidates: SlotCandidates;
  let prices: Float64Array;
  let entry = 0;
  let spare = 0;
  let found: PricedDay = { worth: 0, scenes: [] };
  let slack = 0;
  let bound = 0;

  return { find, priced };

  function find(here: SlotCandidates, at: Float64Array, known: PricedDay, limits: SearchLimits): BestDay {
    enter(here, at);
    branchesLeft = limits.branches;
    slack = limits.slack;
    found = known;
    bound = known.worth;
    state.fill(UNDECIDED);
    branch(0);
    return { ...found, bound: Math.max(bound, found.worth + slack) };
  }

  function priced(here: SlotCandidates, at: Float64Array, scenes: readonly number[]): PricedDay {
    enter(here, at);
    return { worth: worthOfDay(scenes), scenes };
  }

  function enter(here: SlotCandidates, at: Float64Array): void {
    candidates = here;
    prices = at;
    spare = prices[layout.spare + candidates.slot]!;
    entry = prices[layout.use + candidates.slot]! - spare * resource.spare + lightPrice();
  }

  function lightPrice(): number {
    const { slot, light } = candidates;
    const { rest, night, back } = layout;
    const dark = light & NIGHT ? prices[rest + slot]! + prices[night + slot]! + prices[back + slot]! : 0;
    const lit = light & DAY && slot > 0 ? prices[rest + slot - 1]! : 0;
    const returns = light & NIGHT || slot === 0 ? 0 : prices[back + slot - 1]!;
    return dark + lit + returns + (light === MIXED ? model.mixCost : 0);
  }

  function pay(actor: number): number {
    return prices[layout.work + actor * slots + candidates.slot]!;
  }

  function branch(paid: number): void {
    weighScenes();
    const worth = knapsack.fill(candidates, prices, layout.visit, spare) - paid - entry;
    if (worth <= found.worth + slack) return;
    knapsack.read(solution);
    const exact = worthOfDay(solution);
    if (exact > found.worth) found = { worth: exact, scenes: [...solution] };
    if (worth <= found.worth + slack) return;
    const actor = mostUnderpaid();
    if (actor < 0 || branchesLeft <= 0) {
      bound = Math.max(bound, worth);
      return;
    }
    branchesLeft--;
    state[actor] = WORKS;
    branch(paid + pay(actor));
    state[actor] = ABSENT;
    branch(paid);
    state[actor] = UNDECIDED;
  }

  /** Value of each scene apart from actors known to work; negative when a cast member is fixed as absent. */
  function weighScenes(): void {
    const { scenes, cast, shares } = candidates;
    for (let at = 0; at < scenes.length; at++) {
      const scene = scenes[at]!;
      let worth = earned[scene * slots + candidates.slot]! - spare * spareOf[scene]!;
      const those = cast[at]!;
      const share = shares[at]!;
      for (let one = 0; one < those.length && worth > 0; one++) {
        const actor = those[one]!;
        if (state[actor] === ABSENT) worth = -1;
        else if (state[actor] === UNDECIDED) worth -= share[one]! * pay(actor);
      }
      worthOf[at] = worth;
    }
  }

  /** Computes the exact value of a day, and marks who works. */
  function worthOfDay(scenes: readonly number[]): number {
    works.fill(0);
    let worth = -entry;
    let places = 0;
    let before = -1;
    for (const scene of scenes) {
      worth += earned[scene * slots + candidates.slot]! - spare * spareOf[scene]!;
      const place = placeOf[scene]!;
      if (place !== before) {
        worth -= prices[layout.visit + place * slots + candidates.slot]! + (places > 0 ? spareOfMove * spare : 0);
        before = place;
        places++;
      }
      for (const actor of castOf[scene]!) {
        if (works[actor] === 0) worth -= pay(actor);
        works[actor] = 1;
      }
    }
    return worth;
  }

  /** The undecided actor of the solution whose pay is covered least by their scenes; -1 when all are fully covered. */
  function mostUnderpaid(): number {
    borne.fill(0);
    for (const scene of solution) {
      const at = candidates.scenes.indexOf(scene);
      for (const [one, actor] of candidates.cast[at]!.entries()) borne[actor]! += candidates.shares[at]![one]!;
    }
    let most = 1e-6;
    let chosen = -1;
    for (let actor = 0; actor < actors; actor++) {
      if (state[actor] !== UNDECIDED || works[actor] === 0) continue;
      const missing = (1 - borne[actor]!) * pay(actor);
      if (missing <= most) continue;
      most = missing;
      chosen = actor;
    }
    return chosen;
  }
}
