import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";
import { constraintPenalty } from "../instance/constraint-penalty.ts";

/** An assignment of scenes to slots with incremental cost. */
export interface Plan {
  /** The slot of each scene, or -1. */
  readonly slotOf: Int32Array;
  /** The scenes on each slot, unordered. */
  readonly scenesOn: readonly number[][];
  readonly tables: PlanTables;
  add(scene: number, slot: number): void;
  remove(scene: number): void;
  /** The last slot with a scene, or -1. */
  lastUsed(): number;
  /** Cost of the plan, as in costOf. */
  cost(): number;
  /** Violations of the constraints on days, in penalty units. Availability is checked by the caller. */
  breaches(): number;
  /** Whether there are no violations. */
  isValid(): boolean;
}

/** Incremental counts; a table with two keys has a row of slots for each first key. */
export interface PlanTables {
  /** Number of scenes at a location on a slot, and with an actor on a slot. */
  readonly visits: Int32Array;
  readonly works: Int32Array;
  /** The first and the last slot of an actor; the number of slots and -1 for actors without any. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** By slot: scenes, eighths, minutes, day-only and night-only scenes, and locations. */
  readonly count: Int32Array;
  readonly pages: Int32Array;
  readonly length: Int32Array;
  readonly dayScenes: Int32Array;
  readonly nightScenes: Int32Array;
  readonly placesOn: Int32Array;
  /** Eighths of actors with limited hours, by index among them and slot. */
  readonly cappedPages: Int32Array;
  /** Violations by slot, by slot of a night, and by precedence. */
  readonly breachOn: Float64Array;
  readonly restlessAfter: Float64Array;
  readonly outOfOrder: Float64Array;
  /** Pay of the actors who can be dropped. */
  readonly pay: Float64Array;
}

/** Indices of the plan's two sums in a typed array, which keeps the numbers unboxed. */
const COST = 0;
const BREACHES = 1;

export function emptyPlan(model: Model): Plan {
  const { slots, actors, places, eighths, minutes, kind, placeOf, castOf, rate, paidBefore, nextIsMorrow } = model;
  const { mayMix, mixCost, capped, ordersOf, canDrop } = model;
  const breach = constraintPenalty(model);
  const hasLongEves = model.restEighths < Number.POSITIVE_INFINITY;
  const { orders, calendar } = model.shoot;
  const { dayCost, overhead, blockCost, intraCost } = model.shoot.params;
  const dropDays = model.shoot.params.dropDays ?? Number.POSITIVE_INFINITY;
  const slotOf = new Int32Array(model.scenes).fill(-1);
  const placeInSlot = new Int32Array(model.scenes);
  const scenesOn = Array.from({ length: slots }, (): number[] => []);
  const visits = new Int32Array(places * slots);
  const works = new Int32Array(actors * slots);
  const first = new Int32Array(actors).fill(slots);
  const last = new Int32Array(actors).fill(-1);
  const count = new Int32Array(slots);
  const pages = new Int32Array(slots);
  const length = new Int32Array(slots);
  const dayScenes = new Int32Array(slots);
  const nightScenes = new Int32Array(slots);
  const placesOn = new Int32Array(slots);
  const breachOn = new Float64Array(slots);
  const isMixed = new Uint8Array(slots);
  const restlessAfter = new Float64Array(slots);
  const outOfOrder = new Float64Array(orders.length);
  /** Pay of the actors who can be dropped, by actor. */
  const pay = new Float64Array(actors);
  /** Index of each actor among those with limited hours, or -1, and their eighths by that index and slot. */
  const capOf = new Int32Array(actors).fill(-1);
  const cappedPages = new Int32Array(capped.length * slots);
  for (const [at, { actor }] of capped.entries()) capOf[actor] = at;
  let lastUsed = -1;
  const sums = new Float64Array(2);
  let broken = 0;

  return {
    slotOf,
    scenesOn,
    tables: {
      ...{ visits, works, first, last, count, pages, length, dayScenes, nightScenes, placesOn, cappedPages },
      ...{ breachOn, restlessAfter, outOfOrder, pay },
    },
    add,
    remove,
    lastUsed: () => lastUsed,
    cost: () => sums[COST]!,
    breaches: () => sums[BREACHES]!,
    isValid: () => broken === 0,
  };

  function add(scene: number, slot: number): void {
    slotOf[scene] = slot;
    const scenes = scenesOn[slot]!;
    placeInSlot[scene] = scenes.length;
    scenes.push(scene);
    if (++count[slot]! === 1) {
      sums[COST]! += dayCost;
      if (slot > lastUsed) {
        sums[COST]! += (slot - lastUsed) * overhead;
        lastUsed = slot;
      }
    }
    pages[slot]! += eighths[scene]!;
    length[slot]! += minutes[scene]!;
    if (kind[scene] === DAY) dayScenes[slot]!++;
    if (kind[scene] === NIGHT) nightScenes[slot]!++;
    const visit = placeOf[scene]! * slots + slot;
    if (visits[visit]!++ === 0) {
      if (placesOn[slot]!++ > 0) sums[COST]! += intraCost;
      sums[COST]! += blocksJoined(visit, slot) * blockCost;
    }
    for (const actor of castOf[scene]!) {
      if (works[actor * slots + slot]!++ === 0) callIn(actor, slot);
      if (capOf[actor]! >= 0) cappedPages[capOf[actor]! * slots + slot]! += eighths[scene]!;
    }
    judge(slot);
    for (const order of ordersOf[scene]!) judgeOrder(order);
  }

  function remove(scene: number): void {
    const slot = slotOf[scene]!;
    slotOf[scene] = -1;
    const scenes = scenesOn[slot]!;
    const moved = scenes.pop()!;
    if (moved !== scene) {
      scenes[placeInSlot[scene]!] = moved;
      placeInSlot[moved] = placeInSlot[scene]!;
    }
    if (--count[slot]! === 0) {
      sums[COST]! -= dayCost;
      if (slot === lastUsed) {
        while (lastUsed >= 0 && count[lastUsed] === 0) lastUsed--;
        sums[COST]! -= (slot - lastUsed) * overhead;
      }
    }
    pages[slot]! -= eighths[scene]!;
    length[slot]! -= minutes[scene]!;
    if (kind[scene] === DAY) dayScenes[slot]!--;
    if (kind[scene] === NIGHT) nightScenes[slot]!--;
    const visit = placeOf[scene]! * slots + slot;
    if (--visits[visit]! === 0) {
      if (--placesOn[slot]! > 0) sums[COST]! -= intraCost;
      sums[COST]! -= blocksJoined(visit, slot) * blockCost;
    }
    for (const actor of castOf[scene]!) {
      if (--works[actor * slots + slot]! === 0) sendHome(actor, slot);
      if (capOf[actor]! >= 0) cappedPages[capOf[actor]! * slots + slot]! -= eighths[scene]!;
    }
    judge(slot);
    for (const order of ordersOf[scene]!) judgeOrder(order);
  }

  /**
   * Change of the number of runs at a location by one more slot: 1 for a separate slot, 0 next to a run, -1 between
   * two.
   */
  function blocksJoined(visit: number, slot: number): number {
    const before = slot > 0 && visits[visit - 1]! > 0 ? 1 : 0;
    const after = slot + 1 < slots && visits[visit + 1]! > 0 ? 1 : 0;
    return 1 - before - after;
  }

  function paid(actor: number, from: number, to: number): number {
    const row = actor * (slots + 1);
    return rate[actor]! * (paidBefore[row + to + 1]! - paidBefore[row + from]!);
  }

  function callIn(actor: number, slot: number): void {
    const [from, to] = [first[actor]!, last[actor]!];
    if (canDrop[actor]) {
      first[actor] = Math.min(slot, from);
      last[actor] = Math.max(slot, to);
      repay(actor);
    } else if (to < 0) {
      sums[COST]! += paid(actor, slot, slot);
      first[actor] = last[actor] = slot;
    } else if (slot < from) {
      sums[COST]! += paid(actor, slot, from - 1);
      first[actor] = slot;
    } else if (slot > to) {
      sums[COST]! += paid(actor, to + 1, slot);
      last[actor] = slot;
    }
  }

  function sendHome(actor: number, slot: number): void {
    let [from, to] = [first[actor]!, last[actor]!];
    const row = actor * slots;
    if (canDrop[actor]) {
      while (from <= to && works[row + from] === 0) from++;
      while (to >= from && works[row + to] === 0) to--;
      first[actor] = from > to ? slots : from;
      last[actor] = from > to ? -1 : to;
      repay(actor);
    } else if (from === to) {
      sums[COST]! -= paid(actor, slot, slot);
      first[actor] = slots;
      last[actor] = -1;
    } else if (slot === from) {
      while (works[row + from] === 0) from++;
      sums[COST]! -= paid(actor, slot, from - 1);
      first[actor] = from;
    } else if (slot === to) {
      while (works[row + to] === 0) to--;
      sums[COST]! -= paid(actor, to + 1, slot);
      last[actor] = to;
    }
  }

  /** Recomputes the pay of an actor who can be dropped, with the first gap that is long enough. */
  function repay(actor: number): void {
    const [from, to] = [first[actor]!, last[actor]!];
    let now = to < 0 ? 0 : paid(actor, from, to);
    for (let before = from, slot = from + 1; slot <= to; slot++) {
      if (works[actor * slots + slot] === 0) continue;
      if (calendar.abs[slot]! - calendar.abs[before]! > dropDays) {
        now -= paid(actor, before + 1, slot - 1);
        break;
      }
      before = slot;
    }
    sums[COST]! += now - pay[actor]!;
    pay[actor] = now;
  }

  function judgeOrder(at: number): void {
    const { scene, after, days } = orders[at]!;
    const [here, there] = [slotOf[scene]!, slotOf[after]!];
    const short = here < 0 || there < 0 ? 0 : days - calendar.abs[here]! + calendar.abs[there]!;
    record(outOfOrder, at, breach.ofOrder(short));
  }

  function judge(slot: number): void {
    const byDay = dayScenes[slot]!;
    const byNight = nightScenes[slot]!;
    let now = breach.of(slot, pages[slot]!, length[slot]!, count[slot]!, placesOn[slot]!, byDay, byNight);
    for (let at = 0; at < capped.length; at++) {
      now += breach.ofHours(cappedPages[at * slots + slot]! - capped[at]!.eighths[slot]!);
    }
    record(breachOn, slot, now);
    if (mayMix[slot] === 1) {
      const isNowMixed = Number(byDay > 0 && byNight > 0);
      sums[COST]! += (isNowMixed - isMixed[slot]!) * mixCost;
      isMixed[slot] = isNowMixed;
    }
    if (slot > 0) judgeRest(slot - 1);
    judgeRest(slot);
  }

  function judgeRest(eve: number): void {
    if (nextIsMorrow[eve] === 0) return;
    const now = breach.ofRest(nightScenes[eve]!, dayScenes[eve + 1]!);
    record(restlessAfter, eve, hasLongEves ? now + ofLongEve(eve) : now);
  }

  function ofLongEve(eve: number): number {
    const next = eve + 1;
    return breach.ofLongEve({
      ...{ eighths: pages[eve]!, byNight: nightScenes[eve]!, next: count[next]! },
      ...{ nextByDay: dayScenes[next]!, nextByNight: nightScenes[next]! },
    });
  }

  function record(breachesOn: Float64Array, slot: number, now: number): void {
    const before = breachesOn[slot]!;
    if (now === before) return;
    sums[BREACHES]! += now - before;
    broken += Number(now > 0) - Number(before > 0);
    breachesOn[slot] = now;
  }
}
