import type { Model } from "../instance/compiled-model.ts";
import { constraintPenalty } from "../instance/constraint-penalty.ts";
import type { Move } from "./moves.ts";
import type { MoveDelta } from "./net-move.ts";
import type { PlanTables } from "./plan-tables.ts";

/**
 * Adds the change of violated precedences by a move.
 * @param slotOf the slot of each scene; read at every call
 */
export function orderDelta(
  model: Model,
  slotOf: Int32Array,
  { outOfOrder }: PlanTables,
): (move: Move, change: MoveDelta) => void {
  const { ordersOf } = model;
  const { orders, calendar } = model.shoot;
  const penalty = constraintPenalty(model);
  /** New slot of each scene of the move, -1 for the others. */
  const targetOf = new Int32Array(model.scenes).fill(-1);

  return (move, change) => {
    for (let at = 0; at < move.count; at++) targetOf[move.scenes[at]!] = move.targets[at]!;
    for (let at = 0; at < move.count; at++) {
      for (const order of ordersOf[move.scenes[at]!]!) {
        const { scene, after, days } = orders[order]!;
        // A precedence between two scenes of the move is evaluated with the first of them.
        const partner = scene === move.scenes[at] ? after : scene;
        if (targetOf[partner]! >= 0 && isEarlier(move, partner, at)) continue;
        const here = targetOf[scene]! >= 0 ? targetOf[scene]! : slotOf[scene]!;
        const there = targetOf[after]! >= 0 ? targetOf[after]! : slotOf[after]!;
        const now = penalty.ofOrder(days - calendar.abs[here]! + calendar.abs[there]!);
        change.violations += now - outOfOrder[order]!;
      }
    }
    for (let at = 0; at < move.count; at++) targetOf[move.scenes[at]!] = -1;
  };
}

/** Whether a scene comes before an index of the move. */
function isEarlier(move: Move, scene: number, than: number): boolean {
  for (let at = 0; at < than; at++) if (move.scenes[at] === scene) return true;
  return false;
}
