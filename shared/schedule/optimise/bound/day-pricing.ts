import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";
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
  find(stall: SlotCandidates, prices: Float64Array, known: PricedDay, patience: SearchLimits): BestDay;
  /** Prices a given pattern of a slot; its scenes are grouped by location. */
  priced(stall: SlotCandidates, prices: Float64Array, scenes: readonly number[]): PricedDay;
}

/** Maximum number of locations per day that are counted exactly. */
const MAX_LAYERS = 3;
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
  const { maxLocs } = model.shoot.params;
  const { units, unitsOf, unitsOfMove, spareOf, spareOfMove } = resource;
  const layers = Math.min(maxLocs, MAX_LAYERS);
  const endless = maxLocs > MAX_LAYERS;
  const width = units + 1;
  const longest = model.scenes;
  const best = new Float64Array((layers + 1) * width);
  const current = new Float64Array(width);
  const worthOf = new Float64Array(longest);
  const table = (layers + 1) * width;
  /** By scene, layer and units: whether the scene is taken. */
  const isTaken = new Uint8Array(longest * table);
  /**
   * By location, layer and units: whether the location improves the day, and whether its predecessor is in the same
   * layer.
   */
  const isBetter = new Uint8Array(model.places * table);
  const isFromSame = new Uint8Array(model.places * table);
  let topLayer = 0;
  const state = new Uint8Array(actors);
  const works = new Uint8Array(actors);
  const borne = new Float64Array(actors);
  const solution: number[] = [];
  let branchesLeft = 0;
  let stall: SlotCandidates;
  let prices: Float64Array;
  let entry = 0;
  let spare = 0;
  let found: PricedDay = { worth: 0, scenes: [] };
  let slack = 0;
  let bound = 0;

  return { find, priced };

  function find(here: SlotCandidates, at: Float64Array, known: PricedDay, patience: SearchLimits): BestDay {
    enter(here, at);
    branchesLeft = patience.branches;
    slack = patience.slack;
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
    stall = here;
    prices = at;
    spare = prices[layout.spare + stall.slot]!;
    entry = prices[layout.use + stall.slot]! - spare * resource.spare + restPrice();
  }

  function restPrice(): number {
    const { slot, light } = stall;
    const dark = light & NIGHT ? prices[layout.rest + slot]! : 0;
    const lit = light & DAY && slot > 0 ? prices[layout.rest + slot - 1]! : 0;
    return dark + lit + (light === MIXED ? model.mixCost : 0);
  }

  function pay(actor: number): number {
    return prices[layout.work + actor * slots + stall.slot]!;
  }

  function branch(paid: number): void {
    weighScenes();
    const worth = fillTable() - paid - entry;
    if (worth <= found.worth + slack) return;
    readSolution();
    const truly = worthOfDay(solution);
    if (truly > found.worth) found = { worth: truly, scenes: [...solution] };
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
    const { scenes, cast, shares } = stall;
    for (let at = 0; at < scenes.length; at++) {
      const scene = scenes[at]!;
      let worth = earned[scene * slots + stall.slot]! - spare * spareOf[scene]!;
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

  /** Fills the table and returns the maximum value of scenes that fit into a day, less location costs. */
  function fillTable(): number {
    const { starts, places, slot } = stall;
    best.fill(Number.NEGATIVE_INFINITY);
    best.fill(0, 0, width);
    for (let group = 0; group < places.length; group++) {
      let most = 0;
      for (let at = starts[group]!; at < starts[group + 1]!; at++) most += Math.max(0, worthOf[at]!);
      const visit = prices[layout.visit + places[group]! * slots + slot]!;
      isBetter.fill(0, group * table, (group + 1) * table);
      if (most <= visit) continue;
      for (let layer = layers; layer >= 1; layer--) visitLocation(group, layer, visit);
    }
    let worth = 0;
    topLayer = 0;
    for (let layer = 1; layer <= layers; layer++) {
      if (best[layer * width + units]! <= worth) continue;
      worth = best[layer * width + units]!;
      topLayer = layer;
    }
    return worth;
  }

  /** Adds a location as the last of `layer` locations of the day, wherever that is better. */
  function visitLocation(group: number, layer: number, visit: number): void {
    const move = layer > 1 ? unitsOfMove : 0;
    const charge = visit + (layer > 1 ? spareOfMove * spare : 0);
    const again = endless && layer === layers;
    const row = group * table + layer * width;
    current.fill(Number.NEGATIVE_INFINITY, 0, move);
    for (let unit = move; unit < width; unit++) {
      const below = best[(layer - 1) * width + unit - move]!;
      const same = again ? best[layer * width + unit - move]! : Number.NEGATIVE_INFINITY;
      isFromSame[row + unit] = same > below ? 1 : 0;
      current[unit] = Math.max(same, below) - charge;
    }
    for (let at = stall.starts[group]!; at < stall.starts[group + 1]!; at++) {
      const worth = worthOf[at]!;
      if (worth <= 0) continue;
      const size = unitsOf[stall.scenes[at]!]!;
      const takes = at * table + layer * width;
      isTaken.fill(0, takes, takes + width);
      for (let unit = units; unit >= size; unit--) {
        const value = current[unit - size]! + worth;
        if (value <= current[unit]!) continue;
        current[unit] = value;
        isTaken[takes + unit] = 1;
      }
    }
    for (let unit = 0; unit < width; unit++) {
      if (current[unit]! <= best[layer * width + unit]!) continue;
      best[layer * width + unit] = current[unit]!;
      isBetter[row + unit] = 1;
    }
  }

  /** Traces the table back to the scenes of the solution. */
  function readSolution(): void {
    solution.length = 0;
    let layer = topLayer;
    let unit = units;
    for (let group = stall.places.length - 1; group >= 0 && layer > 0; group--) {
      const row = group * table + layer * width;
      if (!isBetter[row + unit]) continue;
      for (let at = stall.starts[group + 1]! - 1; at >= stall.starts[group]!; at--) {
        if (worthOf[at]! <= 0 || !isTaken[at * table + layer * width + unit]) continue;
        solution.push(stall.scenes[at]!);
        unit -= unitsOf[stall.scenes[at]!]!;
      }
      const stays = isFromSame[row + unit] === 1;
      if (layer > 1) unit -= unitsOfMove;
      if (!stays) layer--;
    }
  }

  /** Computes the exact value of a day, and marks who works. */
  function worthOfDay(scenes: readonly number[]): number {
    works.fill(0);
    let worth = -entry;
    let places = 0;
    let before = -1;
    for (const scene of scenes) {
      worth += earned[scene * slots + stall.slot]! - spare * spareOf[scene]!;
      const place = placeOf[scene]!;
      if (place !== before) {
        worth -= prices[layout.visit + place * slots + stall.slot]! + (places > 0 ? spareOfMove * spare : 0);
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
      const at = stall.scenes.indexOf(scene);
      for (const [one, actor] of stall.cast[at]!.entries()) borne[actor]! += stall.shares[at]![one]!;
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
