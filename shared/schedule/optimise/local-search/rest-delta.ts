import type { Model } from "../instance/compiled-model.ts";
import { weeklyRests } from "../instance/weekly-rests.ts";
import type { MoveDelta, NetMove } from "./net-move.ts";
import { COST_OF_RESTS, type PlanTables } from "./plan-tables.ts";

/**
 * Adds the change of the cost of missing weekly rests by a move; nothing where the cost exceeds `most` even if all of
 * them, and of the days that mix day and night, were saved.
 */
export function restDelta(model: Model, tables: PlanTables): (net: NetMove, change: MoveDelta, most: number) => void {
  const { count, dayScenes, nightScenes, shiftOn, sums } = tables;
  const { mixCost } = model;
  const { matter, shiftOf, priceOf } = weeklyRests(model);

  return (net, change, most) => {
    if (!matter || change.cost - sums[COST_OF_RESTS]! - 2 * mixCost > most) return;
    const { one, other } = net;
    const [before, beforeOther] = [shiftOn[one]!, shiftOn[other]!];
    const [after, afterOther] = [shiftAfter(net, one, -1), shiftAfter(net, other, 1)];
    if (after === before && afterOther === beforeOther) return;
    shiftOn[one] = after;
    shiftOn[other] = afterOther;
    change.cost += priceOf(shiftOn) - sums[COST_OF_RESTS]!;
    shiftOn[one] = before;
    shiftOn[other] = beforeOther;
  };

  function shiftAfter({ scenes, dayScenes: days, nightScenes: nights }: NetMove, slot: number, sign: number): number {
    return shiftOf(count[slot]! + sign * scenes, dayScenes[slot]! + sign * days, nightScenes[slot]! + sign * nights);
  }
}
