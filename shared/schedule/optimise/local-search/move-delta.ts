import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";
import { constraintPenalty } from "../instance/constraint-penalty.ts";
import type { Move } from "./moves.ts";
import type { Plan } from "./plan.ts";

/** Change of cost and violations by a move. */
export interface MoveDelta {
  cost: number;
  breaches: number;
}

/**
 * Computes the change of cost and violations that a move between two slots would cause, without applying it.
 * @returns a reused object, overwritten by each call; violations may be incomplete when the cost delta exceeds `most`
 */
export function moveDelta(model: Model, plan: Plan): (move: Move, most?: number) => MoveDelta {
  const { slots, actors, places, eighths, minutes, kind, placeOf, castOf, rate, paidBefore, nextIsMorrow } = model;
  const { mayMix, mixCost, capped, canDrop, ordersOf } = model;
  const { orders, calendar, params } = model.shoot;
  const { dayCost, overhead, blockCost, intraCost } = params;
  const dropDays = params.dropDays ?? Number.POSITIVE_INFINITY;
  const { visits, works, first, last, count, dayScenes, nightScenes, placesOn, cappedPages, ...breached } = plan.tables;
  const { pages, length } = breached;
  const breach = constraintPenalty(model);
  const hasLongEves = model.restEighths < Number.POSITIVE_INFINITY;
  // Net number of scenes moved from the first slot to the second, by actor and by location.
  const actorNet = new Int32Array(actors);
  const placeNet = new Int32Array(places);
  const cappedNet = new Int32Array(capped.length);
  const cappedAt = new Int32Array(actors).fill(-1);
  for (const [at, { actor }] of capped.entries()) cappedAt[actor] = at;
  const touchedActors = new Int32Array(model.scenes * Math.max(1, ...castOf.map((cast) => cast.length)));
  const touchedPlaces = new Int32Array(model.scenes);
  const targetOf = new Int32Array(model.scenes).fill(-1);
  const change: MoveDelta = { cost: 0, breaches: 0 };
  // Changes of the two slots while a move is evaluated.
  let one = 0;
  let other = 0;
  let onePlaces = 0;
  let otherPlaces = 0;

  return (move, most = Number.POSITIVE_INFINITY) => {
    one = move.one;
    other = move.other;
    onePlaces = placesOn[one]!;
    otherPlaces = placesOn[other]!;
    change.cost = 0;
    change.breaches = 0;
    let actorCount = 0;
    let placeCount = 0;
    let netCount = 0;
    let netPages = 0;
    let netMinutes = 0;
    let netDay = 0;
    let netNight = 0;
    let hasOrders = false;
    for (let at = 0; at < move.count; at++) {
      const scene = move.scenes[at]!;
      const sign = move.targets[at] === other ? 1 : -1;
      netCount += sign;
      netPages += sign * eighths[scene]!;
      netMinutes += sign * minutes[scene]!;
      if (kind[scene] === DAY) netDay += sign;
      else if (kind[scene] === NIGHT) netNight += sign;
      placeNet[placeOf[scene]!]! += sign;
      touchedPlaces[placeCount++] = placeOf[scene]!;
      const cast = castOf[scene]!;
      for (let member = 0; member < cast.length; member++) {
        const actor = cast[member]!;
        actorNet[actor]! += sign;
        touchedActors[actorCount++] = actor;
        if (cappedAt[actor]! >= 0) cappedNet[cappedAt[actor]!]! += sign * eighths[scene]!;
      }
      if (ordersOf[scene]!.length > 0) hasOrders = true;
    }
    for (let at = 0; at < actorCount; at++) {
      const actor = touchedActors[at]!;
      if (actorNet[actor] !== 0) moveActor(actor, actorNet[actor]!);
      actorNet[actor] = 0;
    }
    for (let at = 0; at < placeCount; at++) {
      const place = touchedPlaces[at]!;
      if (placeNet[place] !== 0) movePlace(place, placeNet[place]!);
      placeNet[place] = 0;
    }
    moveDays(netCount);
    if (change.cost - 2 * mixCost <= most) {
      judgeSlot(one, -netCount, -netPages, -netMinutes, onePlaces, -netDay, -netNight);
      judgeSlot(other, netCount, netPages, netMinutes, otherPlaces, netDay, netNight);
      if (netDay !== 0 || netNight !== 0 || hasLongEves) judgeRests(netDay, netNight, netCount, netPages);
      if (hasOrders) judgeOrders(move);
    }
    for (let at = 0; at < capped.length; at++) cappedNet[at] = 0;
    return change;
  };

  function moveActor(actor: number, net: number): void {
    const row = actor * slots;
    const here = net > 0 ? one : other;
    const there = net > 0 ? other : one;
    const leaves = works[row + here] === Math.abs(net) ? here : -1;
    const comes = works[row + there] === 0 ? there : -1;
    if (leaves < 0 && comes < 0) return;
    const from = first[actor]!;
    const to = last[actor]!;
    let newFrom = from;
    let newTo = to;
    if (leaves >= 0) {
      if (from === to) newFrom = newTo = comes;
      else if (leaves === from)
        do newFrom++;
        while (works[row + newFrom] === 0);
      else if (leaves === to)
        do newTo--;
        while (works[row + newTo] === 0);
    }
    if (comes >= 0) {
      if (comes < newFrom) newFrom = comes;
      if (comes > newTo) newTo = comes;
    }
    if (canDrop[actor]) change.cost += payWithDrop(actor, newFrom, newTo, leaves, comes) - breached.pay[actor]!;
    else if (newFrom !== from || newTo !== to) change.cost += paid(actor, newFrom, newTo) - paid(actor, from, to);
  }

  function paid(actor: number, from: number, to: number): number {
    const row = actor * (slots + 1);
    return rate[actor]! * (paidBefore[row + to + 1]! - paidBefore[row + from]!);
  }

  function payWithDrop(actor: number, from: number, to: number, leaves: number, comes: number): number {
    for (let before = from, slot = from + 1; slot <= to; slot++) {
      if (slot !== comes && (slot === leaves || works[actor * slots + slot] === 0)) continue;
      if (calendar.abs[slot]! - calendar.abs[before]! > dropDays) {
        return paid(actor, from, to) - paid(actor, before + 1, slot - 1);
      }
      before = slot;
    }
    return paid(actor, from, to);
  }

  function movePlace(place: number, net: number): void {
    const row = place * slots;
    const here = net > 0 ? one : other;
    const there = net > 0 ? other : one;
    const leaves = visits[row + here] === Math.abs(net);
    const comes = visits[row + there] === 0;
    let runs = 0;
    if (leaves) {
      runs += isAt(row, here - 1) + isAt(row, here + 1) - 1;
      if (here === one) onePlaces--;
      else otherPlaces--;
    }
    if (comes) {
      runs += 1 - isAt(row, there - 1) - isAt(row, there + 1);
      if (leaves && (here === there - 1 || here === there + 1)) runs++;
      if (there === one) onePlaces++;
      else otherPlaces++;
    }
    change.cost += runs * blockCost;
  }

  function isAt(row: number, slot: number): number {
    return slot >= 0 && slot < slots && visits[row + slot]! > 0 ? 1 : 0;
  }

  /** Newly used or unused days, and moves within them. */
  function moveDays(net: number): void {
    const oneCount = count[one]! - net;
    const otherCount = count[other]! + net;
    const used = Number(oneCount > 0) + Number(otherCount > 0) - Number(count[one]! > 0) - Number(count[other]! > 0);
    const moves = Math.max(0, onePlaces - 1) + Math.max(0, otherPlaces - 1);
    const movesBefore = Math.max(0, placesOn[one]! - 1) + Math.max(0, placesOn[other]! - 1);
    change.cost += used * dayCost + (moves - movesBefore) * intraCost;
    const end = plan.lastUsed();
    if (oneCount > 0 && otherCount > 0 && one <= end && other <= end) return;
    let newEnd = Math.max(end, oneCount > 0 ? one : -1, otherCount > 0 ? other : -1);
    while (newEnd >= 0 && (newEnd === one ? oneCount : newEnd === other ? otherCount : count[newEnd]!) === 0) newEnd--;
    change.cost += (newEnd - end) * overhead;
  }

  function judgeSlot(
    slot: number,
    scenes: number,
    more: number,
    longer: number,
    there: number,
    day: number,
    night: number,
  ): void {
    const byDay = dayScenes[slot]! + day;
    const byNight = nightScenes[slot]! + night;
    const work = length[slot]! + longer;
    let now = breach.of(slot, pages[slot]! + more, work, count[slot]! + scenes, there, byDay, byNight);
    for (let at = 0; at < capped.length; at++) {
      const net = slot === other ? cappedNet[at]! : -cappedNet[at]!;
      now += breach.ofHours(cappedPages[at * slots + slot]! + net - capped[at]!.eighths[slot]!);
    }
    change.breaches += now - breached.breachOn[slot]!;
    if (mixCost === 0 || mayMix[slot] === 0) return;
    const mixed = Number(byDay > 0 && byNight > 0) - Number(dayScenes[slot]! > 0 && nightScenes[slot]! > 0);
    change.cost += mixed * mixCost;
  }

  function judgeRests(day: number, night: number, scenes: number, more: number): void {
    judgeRest(one - 1, day, night, scenes, more);
    judgeRest(one, day, night, scenes, more);
    if (other - 1 !== one) judgeRest(other - 1, day, night, scenes, more);
    if (other + 1 !== one) judgeRest(other, day, night, scenes, more);
  }

  function judgeRest(eve: number, day: number, night: number, scenes: number, more: number): void {
    if (eve < 0 || nextIsMorrow[eve] === 0) return;
    const sign = signOf(eve);
    const dark = nightScenes[eve]! + sign * night;
    const morrow = eve + 1;
    const signThen = signOf(morrow);
    const light = dayScenes[morrow]! + signThen * day;
    change.breaches += breach.ofRest(dark, light) - breached.restlessAfter[eve]!;
    if (!hasLongEves) return;
    change.breaches += breach.ofLongEve({
      ...{ eighths: pages[eve]! + sign * more, byNight: dark, next: count[morrow]! + signThen * scenes },
      ...{ nextByDay: light, nextByNight: nightScenes[morrow]! + signThen * night },
    });
  }

  /** Whether a slot gains by the move (1), loses (-1) or is not involved (0). */
  function signOf(slot: number): number {
    return slot === other ? 1 : slot === one ? -1 : 0;
  }

  function judgeOrders(move: Move): void {
    for (let at = 0; at < move.count; at++) targetOf[move.scenes[at]!] = move.targets[at]!;
    for (let at = 0; at < move.count; at++) {
      for (const order of ordersOf[move.scenes[at]!]!) {
        const { scene, after, days } = orders[order]!;
        // A precedence between two scenes of the move is evaluated with the first of them.
        const partner = scene === move.scenes[at] ? after : scene;
        if (targetOf[partner]! >= 0 && isEarlier(move, partner, at)) continue;
        const here = targetOf[scene]! >= 0 ? targetOf[scene]! : plan.slotOf[scene]!;
        const there = targetOf[after]! >= 0 ? targetOf[after]! : plan.slotOf[after]!;
        const now = breach.ofOrder(days - calendar.abs[here]! + calendar.abs[there]!);
        change.breaches += now - breached.outOfOrder[order]!;
      }
    }
    for (let at = 0; at < move.count; at++) targetOf[move.scenes[at]!] = -1;
  }

  function isEarlier(move: Move, scene: number, than: number): boolean {
    for (let at = 0; at < than; at++) if (move.scenes[at] === scene) return true;
    return false;
  }
}
