import type { Model } from "../instance/compiled-model.ts";
import { IDLE, nightChanges } from "../instance/night-changes.ts";
import type { MoveDelta, NetMove } from "./net-move.ts";
import type { PlanTables } from "./plan-tables.ts";

/** Adds the change of the cost of night blocks by a move. */
export function nightDelta(model: Model, tables: PlanTables): (net: NetMove, change: MoveDelta) => void {
  const { slots } = model;
  const { count, nightScenes, nightPrice } = tables;
  const { matter, kindOf, priceOf } = nightChanges(model);

  return (net, change) => {
    if (!matter) return;
    const { one, other } = net;
    if (kindAfter(net, one) === kindNow(one) && kindAfter(net, other) === kindNow(other)) return;
    addSlot(net, one, change);
    addSlot(net, one + 1, change);
    if (other !== one + 1) addSlot(net, other, change);
    if (other + 1 !== one) addSlot(net, other + 1, change);
  };

  function addSlot(net: NetMove, slot: number, change: MoveDelta): void {
    if (slot >= slots) return;
    const before = slot > 0 ? kindAfter(net, slot - 1) : IDLE;
    change.cost += priceOf(slot, before, kindAfter(net, slot)) - nightPrice[slot]!;
  }

  function kindNow(slot: number): number {
    return kindOf(count[slot]!, nightScenes[slot]!);
  }

  function kindAfter({ one, other, scenes, nightScenes: nights }: NetMove, slot: number): number {
    const sign = slot === other ? 1 : slot === one ? -1 : 0;
    return kindOf(count[slot]! + sign * scenes, nightScenes[slot]! + sign * nights);
  }
}
