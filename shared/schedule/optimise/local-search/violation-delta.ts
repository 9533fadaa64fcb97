import type { Model } from "../instance/compiled-model.ts";
import { constraintPenalty } from "../instance/constraint-penalty.ts";
import type { PlacesAfter } from "./location-delta.ts";
import type { MoveDelta, NetMove } from "./net-move.ts";
import type { PlanTables } from "./plan-tables.ts";

/** Adds the change of violations by a move, except precedences, and the extra cost of mixing day and night. */
export function violationDelta(
  model: Model,
  tables: PlanTables,
): (net: NetMove, places: Readonly<PlacesAfter>, change: MoveDelta) => void {
  const { slots, mayMix, mixCost, capped, nextIsAdjacent } = model;
  const { pages, length, count, dayScenes, nightScenes, placesOn, cappedMinutes, violationOn, violationAfter } = tables;
  const penalty = constraintPenalty(model);
  const limitsTurnaround = model.restMinutes < Number.POSITIVE_INFINITY;

  return (net, places, change) => {
    const { one, other } = net;
    addSlot(net, one, -1, places.onOne, change);
    addSlot(net, other, 1, places.onOther, change);
    if (net.dayScenes === 0 && net.nightScenes === 0 && !limitsTurnaround) return;
    addTurnaround(net, places, one - 1, change);
    addTurnaround(net, places, one, change);
    if (other - 1 !== one) addTurnaround(net, places, other - 1, change);
    if (other + 1 !== one) addTurnaround(net, places, other, change);
  };

  /** Adds the change on one of the two slots. `sign` is 1 if it gains the net scenes, and -1 if it loses them. */
  function addSlot(net: NetMove, slot: number, sign: number, places: number, change: MoveDelta): void {
    const eighths = pages[slot]! + sign * net.eighths;
    const minutes = length[slot]! + sign * net.minutes;
    const byDay = dayScenes[slot]! + sign * net.dayScenes;
    const byNight = nightScenes[slot]! + sign * net.nightScenes;
    let now = penalty.of(slot, eighths, minutes, count[slot]! + sign * net.scenes, places, byDay, byNight);
    for (let at = 0; at < capped.length; at++) {
      const over = cappedMinutes[at * slots + slot]! + sign * net.cappedMinutes[at]! - capped[at]!.minutes[slot]!;
      now += penalty.ofHours(over);
    }
    change.violations += now - violationOn[slot]!;
    if (mixCost === 0 || mayMix[slot] === 0) return;
    const mixed = Number(byDay > 0 && byNight > 0) - Number(dayScenes[slot]! > 0 && nightScenes[slot]! > 0);
    change.cost += mixed * mixCost;
  }

  /** Adds the change of the turnaround between a slot and the next calendar day. */
  function addTurnaround(net: NetMove, places: Readonly<PlacesAfter>, slot: number, change: MoveDelta): void {
    if (slot < 0 || nextIsAdjacent[slot] === 0) return;
    const next = slot + 1;
    const sign = signOf(net, slot);
    const nextSign = signOf(net, next);
    const byNight = nightScenes[slot]! + sign * net.nightScenes;
    const nextByDay = dayScenes[next]! + nextSign * net.dayScenes;
    change.violations += penalty.ofNightBeforeDay(byNight, nextByDay) - violationAfter[slot]!;
    if (!limitsTurnaround) return;
    change.violations += penalty.ofLongDay({
      minutes: length[slot]! + sign * net.minutes,
      places: sign > 0 ? places.onOther : sign < 0 ? places.onOne : placesOn[slot]!,
      byNight,
      next: count[next]! + nextSign * net.scenes,
      nextMinutes: length[next]! + nextSign * net.minutes,
      nextByDay,
      nextByNight: nightScenes[next]! + nextSign * net.nightScenes,
    });
  }
}

/** Whether a slot gains the net scenes of a move (1), loses them (-1) or is not involved (0). */
function signOf({ one, other }: NetMove, slot: number): number {
  return slot === other ? 1 : slot === one ? -1 : 0;
}
