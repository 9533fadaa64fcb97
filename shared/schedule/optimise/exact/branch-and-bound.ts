import { bitCount, lowestBit } from "../../search/bit-sets.ts";
import type { Budget } from "../../search/budget.ts";
import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";
import { type AfterLongDay, BEFORE_ALL, mayFollow, restAfterLongDays } from "../instance/rest-after-long-days.ts";
import type { Spans } from "../instance/spans.ts";
import { costToGo } from "./cost-to-go.ts";
import { bitsOf } from "./day-patterns.ts";
import type { PricedDayPatterns } from "./day-pricing.ts";
import type { Prices } from "./dual-ascent.ts";

/** A search node: days are chosen for the slots before `slot`. Sets are bit masks. */
interface Node {
  readonly slot: number;
  readonly shot: number;
  /** Actors who have worked. */
  readonly begun: number;
  /** Locations of the previous slot. */
  readonly places: number;
  /** Whether the previous slot was a night and this slot is the next calendar day. */
  readonly afterNight: boolean;
  /** What the previous slot's length allows on this slot, if that is the next calendar day. */
  readonly afterLong: AfterLongDay;
  /** Cost so far at the multipliers; scenes not yet shot count with their value. */
  readonly paid: number;
  /** The possible patterns of each slot, ascending by cost at the multipliers. */
  readonly lists: readonly Int32Array[];
}

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
  const { slots, scenes, actors, kind, eighths, minutes, allowed, nextIsMorrow } = model;
  const { blockCost, intraCost, dayCost, rest } = model.shoot.params;
  const { lists: allLists, costs } = ranked(prices);
  const outlook = costToGo(model, spans, prices);
  const scenesAt = model.scenesAt.map(bitsOf);
  const scenesWith = model.scenesWith.map(bitsOf);
  const castOf = model.castOf.map(bitsOf);
  const allScenes = bitsOf(castOf.keys());
  const allCast = bitsOf(scenesWith.flatMap((those, actor) => (those ? [actor] : [])));
  const { orders, calendar } = model.shoot;
  /** Precedences by the scene that comes later. */
  const ordersOf = castOf.map((_, scene) => orders.filter((order) => order.scene === scene));
  /** Scenes that earlier days may include freely. */
  const movable = bitsOf([...castOf.keys()].filter(isMovable));
  // Removing a scene may split a run of slots at a location; that only pays where it costs no more than it saves. It is
  // excluded where a longer day leaves too little turnaround.
  const eves = restAfterLongDays(model);
  const earlyIsBetter = blockCost <= Math.min(intraCost, dayCost) && !eves.matter;
  const overhead = model.shoot.params.overhead;
  const seen = Array.from(
    { length: slots + 1 },
    () => new Map<number, (Pick<Node, "places" | "afterNight" | "afterLong"> & { waits: string; paid: number })[]>(),
  );
  const chosen = new Int32Array(slots).fill(-1);
  let upper = known;
  let asked = 0;
  let complete = true;

  visit({
    slot: 0,
    shot: 0,
    begun: 0,
    places: 0,
    ...{ afterNight: false, afterLong: BEFORE_ALL },
    paid: prices.scene.reduce((sum, price) => sum + price, 0),
    lists: allLists,
  });
  return complete;

  function visit(node: Node): void {
    const least = node.lists.map((list, slot) => (slot < node.slot ? 0 : leastOn(slot, list)));
    const later = least.slice(node.slot + 1).reduce((sum, cost) => sum + cost, 0);
    tryDay(node, -1, later, least);
    for (const day of node.lists[node.slot]!) {
      if (asked++ % 256 === 0 && budget.expired()) complete = false;
      if (!complete) return;
      tryDay(node, day, later, least);
    }
    chosen[node.slot] = -1;
  }

  function leastOn(slot: number, list: Int32Array): number {
    return list.length === 0 ? 0 : Math.min(0, costs[slot]![list[0]!]!);
  }

  /**
   * Shoots a pattern (-1: none) on the node's slot and continues from there, unless it cannot lead to a better
   * schedule.
   */
  function tryDay(node: Node, day: number, later: number, least: readonly number[]): void {
    const { slot } = node;
    const [shootsNow, cast, places, light] =
      day < 0 ? [0, 0, 0, 0] : [days.scenes[day]!, days.cast[day]!, days.places[day]!, days.kind[day]!];
    if (shootsNow & node.shot || (node.afterNight && light & DAY)) return;
    if (day >= 0 && !mayFollow(node.afterLong, light)) return;
    if (orders.length > 0 && !keepsOrders(shootsNow, slot)) return;
    const shot = node.shot | shootsNow;
    const left = allScenes & ~shot;
    const paid = node.paid + payOn(node, day, cast, places);
    if (left === 0) {
      chosen[slot] = day;
      if (isLess(paid)) upper = Math.min(upper, onBetter(slotsChosen(slot)));
      return;
    }
    if (slot + 1 === slots) return;
    const begun = node.begun | cast;
    const bound = paid + spansAfter(slot, begun, left) + blocksAhead(places, shot);
    if (!isLess(bound + later)) return;
    if (day >= 0 && earlyIsBetter && couldShootMore(slot, day, begun, left)) return;
    const next = {
      slot: slot + 1,
      shot,
      begun,
      places,
      afterNight: rest && (light & NIGHT) !== 0 && nextIsMorrow[slot] === 1,
      afterLong: eves.after(shootsNow, slot, light),
      paid,
    };
    if (wasSeen(next)) return;
    const lists = narrowed(node, shootsNow, next, (other) => bound + later - least[other]!);
    if (left & ~coverOf(lists, next.slot)) return;
    const tighter = lists.reduce((sum, list, other) => (other > slot ? sum + leastOn(other, list) : sum), 0);
    if (!isLess(bound + tighter)) return;
    chosen[slot] = day;
    visit({ ...next, lists });
  }

  /** Cheaper by more than a rounding error. */
  function isLess(cost: number): boolean {
    return cost < upper - 1e-9 * Math.abs(upper) || upper === Number.POSITIVE_INFINITY;
  }

  /**
   * Cost added by a slot: reduced cost of its pattern; full pay less the multiplier for actors who work; full pay for
   * holds.
   */
  function payOn({ slot, shot, begun, places: before }: Node, day: number, cast: number, places: number): number {
    const waiting = stillNeeded(begun, allScenes & ~shot) & ~cast;
    const wait = outlook.pay[slot]!(waiting) + overhead;
    if (day < 0) return wait;
    const work = outlook.pay[slot]!(cast) - outlook.work[slot]!(cast) - prices.work[actors * slots + slot]!;
    return costs[slot]![day]! + wait + work + bitCount(places & ~before) * blockCost;
  }

  function spansAfter(slot: number, begun: number, left: number): number {
    const next = slot + 1;
    return (
      outlook.begun[next]!(stillNeeded(begun, left)) + outlook.unbegun[next]!(allCast & ~begun) + outlook.company[next]!
    );
  }

  function stillNeeded(actorsBegun: number, left: number): number {
    let needed = 0;
    for (let set = actorsBegun; set; set &= set - 1) {
      const actor = lowestBit(set);
      if (scenesWith[actor]! & left) needed |= 1 << actor;
    }
    return needed;
  }

  /**
   * Lower bound of the runs of slots still to begin: one for each location with remaining scenes, except the current
   * ones.
   */
  function blocksAhead(places: number, shot: number): number {
    let blocks = 0;
    for (const [place, those] of scenesAt.entries()) {
      if (those & ~shot && !((places >>> place) & 1)) blocks++;
    }
    return blocks * blockCost;
  }

  /**
   * Whether a remaining scene fits into the day at no cost: the location is in use, all its actors have begun, and the
   * day's light stays the same. Shooting it later costs at least as much, so only patterns that include it need to be
   * tried.
   */
  function couldShootMore(slot: number, day: number, begun: number, left: number): boolean {
    if (days.freeScenes[day] === 0) return false;
    for (let set = days.places[day]!; set; set &= set - 1) {
      for (let those = scenesAt[lowestBit(set)]! & left & movable; those; those &= those - 1) {
        const scene = lowestBit(those);
        const fits =
          eighths[scene]! <= days.freeEighths[day]! &&
          minutes[scene]! <= days.freeMinutes[day]! &&
          allowed[scene * slots + slot] === 1 &&
          (castOf[scene]! & ~begun) === 0 &&
          (kind[scene]! & ~days.kind[day]!) === 0;
        if (fits) return true;
      }
    }
    return false;
  }

  function isMovable(scene: number): boolean {
    return (
      ordersOf[scene]!.length === 0 &&
      !model.companions[scene] &&
      !model.capped.some(({ actor }) => (castOf[scene]! >>> actor) & 1)
    );
  }

  /** Whether the pattern's scenes meet their precedences, given the days chosen so far. */
  function keepsOrders(shootsNow: number, slot: number): boolean {
    for (let set = shootsNow; set; set &= set - 1) {
      for (const { after, days: least } of ordersOf[lowestBit(set)]!) {
        const before = (shootsNow >>> after) & 1 ? slot : slotOf(after, slot);
        if (before < 0 || calendar.abs[slot]! - calendar.abs[before]! < least) return false;
      }
    }
    return true;
  }

  /** The slot before `end` on which a scene is shot, or -1. */
  function slotOf(scene: number, end: number): number {
    for (let slot = 0; slot < end; slot++) {
      if (chosen[slot]! >= 0 && (days.scenes[chosen[slot]!]! >>> scene) & 1) return slot;
    }
    return -1;
  }

  /** The part of the state that matters for open precedences of more than one day. */
  function waitsFor(slot: number, shot: number): string {
    const open = orders.filter(
      ({ scene, after, days: least }) => least > 1 && !((shot >>> scene) & 1) && (shot >>> after) & 1,
    );
    return open.map(({ after }) => slotOf(after, slot)).join(" ");
  }

  function wasSeen({ slot, shot, places, afterNight, afterLong, paid }: Omit<Node, "lists">): boolean {
    const waits = orders.length > 0 ? waitsFor(slot, shot) : "";
    const alike = seen[slot]!.get(shot);
    const before = alike?.find(
      (one) =>
        one.places === places && one.afterNight === afterNight && one.afterLong === afterLong && one.waits === waits,
    );
    if (before) {
      if (before.paid <= paid) return true;
      before.paid = paid;
    } else if (alike) alike.push({ places, afterNight, afterLong, waits, paid });
    else seen[slot]!.set(shot, [{ places, afterNight, afterLong, waits, paid }]);
    return false;
  }

  /** The remaining patterns of later slots: without the scenes just shot, and cheap enough. */
  function narrowed(
    { slot, lists }: Node,
    shootsNow: number,
    { afterNight, afterLong }: Pick<Node, "afterNight" | "afterLong">,
    restOf: (slot: number) => number,
  ): Int32Array[] {
    return lists.map((list, other) => {
      if (other <= slot) return list;
      const others = restOf(other);
      const left = new Int32Array(list.length);
      let count = 0;
      for (const day of list) {
        if (!isLess(others + costs[other]![day]!)) break;
        if (days.scenes[day]! & shootsNow) continue;
        if (afterNight && other === slot + 1 && days.kind[day]! & DAY) continue;
        if (other === slot + 1 && !mayFollow(afterLong, days.kind[day]!)) continue;
        left[count++] = day;
      }
      return left.subarray(0, count);
    });
  }

  function coverOf(lists: readonly Int32Array[], from: number): number {
    let cover = 0;
    for (const list of lists.slice(from)) for (const day of list) cover |= days.scenes[day]!;
    return cover;
  }

  function slotsChosen(last: number): number[] {
    const slotOf = Array<number>(scenes).fill(-1);
    for (let slot = 0; slot <= last; slot++) {
      if (chosen[slot]! < 0) continue;
      for (let set = days.scenes[chosen[slot]!]!; set; set &= set - 1) slotOf[lowestBit(set)] = slot;
    }
    return slotOf;
  }
}
