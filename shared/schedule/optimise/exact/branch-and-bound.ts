import { bitCount } from "../../search/bit-sets.ts";
import type { Budget } from "../../search/budget.ts";
import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";
import { nightChanges } from "../instance/night-changes.ts";
import { BEFORE_ALL, mayFollow, restAfterLongDays } from "../instance/rest-after-long-days.ts";
import type { Spans } from "../instance/spans.ts";
import { BEFORE_ALL_SHIFTS, weeklyRests } from "../instance/weekly-rests.ts";
import { chosenDays } from "./chosen-days.ts";
import { bitsOf } from "./day-patterns.ts";
import type { PricedDayPatterns } from "./day-pricing.ts";
import type { Prices } from "./dual-ascent.ts";
import { freeScenes } from "./free-scenes.ts";
import { partialCost } from "./partial-cost.ts";
import { patternLists } from "./pattern-lists.ts";
import type { SearchNode } from "./search-node.ts";
import { seenStates } from "./seen-states.ts";
import { unitWeeks } from "./unit-weeks.ts";

/** The budget is checked once in this many patterns. */
const CHECK_INTERVAL = 256;

/**
 * Proves a schedule optimal or finds a better one: branch and bound over the slots in order; each gets one of its
 * listed patterns, or none. The multipliers of the Lagrangian bound give each choice a reduced cost, so whole lists are
 * cut off as soon as the sum reaches the best known cost (an idea of Baldacci, Christofides and Mingozzi 2008). States
 * with the same scenes shot by the same slot are visited once, at minimum cost.
 *
 * @param options.upper cost of the best known schedule, or infinity
 * @param options.onBetter called with the slots of all scenes of each better schedule; returns its cost
 * @returns whether the search was complete, so that no schedule costs less than the best
 */
export function searchDays(
  model: Model,
  spans: Spans,
  { days, ranked }: PricedDayPatterns,
  prices: Prices,
  {
    upper: known,
    budget,
    onBetter,
  }: { upper: number; budget: Budget; onBetter: (slotOf: readonly number[]) => number },
): boolean {
  const { slots, castOf, nextIsAdjacent } = model;
  const { orders } = model.shoot;
  const { blockCost, intraCost, dayCost, rest } = model.shoot.params;
  const { lists: allLists, costs } = ranked(prices);
  const allScenes = bitsOf(castOf.keys());
  const chosen = chosenDays(model, days);
  const cost = partialCost(model, spans, prices, costs);
  const couldShootMore = freeScenes(model, days);
  const { leastOn, narrowed, coverOf } = patternLists(days, costs, isLess);
  const wasSeen = seenStates(slots);
  const longDays = restAfterLongDays(model);
  const nights = nightChanges(model);
  const weeks = weeklyRests(model);
  const units = unitWeeks(model);
  // Removing a scene may split a run of slots at a location; that only pays where it costs no more than it saves. It is
  // excluded where a longer day leaves too little turnaround, and where a day that becomes free begins another week.
  const earlyIsBetter = blockCost <= Math.min(intraCost, dayCost) && !longDays.matter && !weeks.matter && !units.matter;
  let upper = known;
  let tried = 0;
  let complete = true;

  visit({
    slot: 0,
    shot: 0,
    begun: 0,
    places: 0,
    ...{ afterNight: false, inNights: false, afterLong: BEFORE_ALL },
    week: BEFORE_ALL_SHIFTS,
    unitRests: 0,
    paid: prices.scene.reduce((sum, price) => sum + price, 0),
    lists: allLists,
  });
  return complete;

  function visit(node: SearchNode): void {
    const least = node.lists.map((list, slot) => (slot < node.slot ? 0 : leastOn(slot, list)));
    const later = least.slice(node.slot + 1).reduce((sum, price) => sum + price, 0);
    tryDay(node, -1, later, least);
    for (const day of node.lists[node.slot]!) {
      if (tried++ % CHECK_INTERVAL === 0 && budget.expired()) complete = false;
      if (!complete) return;
      tryDay(node, day, later, least);
    }
    chosen.patternOf[node.slot] = -1;
  }

  /**
   * Shoots a pattern (-1: none) on the node's slot and continues from there, unless it cannot lead to a better
   * schedule.
   */
  function tryDay(node: SearchNode, day: number, later: number, least: readonly number[]): void {
    const { slot } = node;
    const [scenes, cast, places, light] =
      day < 0 ? [0, 0, 0, 0] : [days.scenes[day]!, days.cast[day]!, days.places[day]!, days.kind[day]!];
    if (scenes & node.shot || (node.afterNight && light & DAY)) return;
    if (day >= 0 && !mayFollow(node.afterLong, light)) return;
    if (orders.length > 0 && !chosen.meetsOrders(scenes, slot)) return;
    if (!chosen.meetsSpanRules(scenes, slot, node.shot)) return;
    const shot = node.shot | scenes;
    const left = allScenes & ~shot;
    const shift = weeks.shiftOf(bitCount(scenes), light & DAY, light & NIGHT);
    const week = weeks.after(node.week, slot, shift);
    units.choose(slot, cast, shift);
    const unitRests = left === 0 ? units.priceWith(slot) : units.priceBefore(slot + 1);
    const rests = weeks.priceOfShift(node.week, week) + unitRests - node.unitRests;
    const paid = node.paid + cost.ofDay(node, day, cast, places, light) + rests;
    if (left === 0) {
      chosen.patternOf[slot] = day;
      if (isLess(paid)) upper = Math.min(upper, onBetter(chosen.slotsOf(slot)));
      return;
    }
    if (slot + 1 === slots) return;
    const begun = node.begun | cast;
    const bound = paid + cost.ofSpansAfter(slot, begun, left) + cost.ofRunsAfter(places, shot, light);
    if (!isLess(bound + later)) return;
    if (day >= 0 && earlyIsBetter && couldShootMore(slot, day, begun, left)) return;
    const next = {
      slot: slot + 1,
      shot,
      begun,
      places,
      afterNight: rest && (light & NIGHT) !== 0 && nextIsAdjacent[slot] === 1,
      inNights: nights.matter && (light & NIGHT) !== 0,
      afterLong: longDays.after(scenes, slot, light),
      week,
      unitRests,
      paid,
    };
    const open = orders.length + model.withins.length > 0 ? chosen.openOrders(next.slot, shot) : "";
    if (wasSeen(next, `${open}${units.stateBefore(next.slot)}`)) return;
    const lists = narrowed(node, scenes, next, (other) => bound + later - least[other]!);
    if (left & ~coverOf(lists, next.slot)) return;
    const tighter = lists.reduce((sum, list, other) => (other > slot ? sum + leastOn(other, list) : sum), 0);
    if (!isLess(bound + tighter)) return;
    chosen.patternOf[slot] = day;
    visit({ ...next, lists });
  }

  /** Cheaper than the best known schedule by more than a rounding error. */
  function isLess(sum: number): boolean {
    return sum < upper - 1e-9 * Math.abs(upper) || upper === Number.POSITIVE_INFINITY;
  }
}
