import type { Model } from "../instance/compiled-model.ts";
import { locationDelta, type PlacesAfter } from "./location-delta.ts";
import type { Move } from "./moves.ts";
import { type MoveDelta, type NetMove, netMove } from "./net-move.ts";
import { nightDelta } from "./night-delta.ts";
import { orderDelta } from "./order-delta.ts";
import { payDelta } from "./pay-delta.ts";
import type { Plan } from "./plan.ts";
import { restDelta } from "./rest-delta.ts";
import { spanRuleDelta } from "./span-rule-delta.ts";
import { violationDelta } from "./violation-delta.ts";

/**
 * Computes the change of cost and violations that a move between two slots would cause, without applying it.
 * @returns a reused object, overwritten by each call; violations may be incomplete when the cost delta exceeds `most`
 */
export function moveDelta(model: Model, plan: Plan): (move: Move, most?: number) => Readonly<MoveDelta> {
  const { dayCost, overhead, intraCost } = model.shoot.params;
  const { count, placesOn } = plan.tables;
  const netOf = netMove(model);
  const addPay = payDelta(model, plan.tables);
  const addRuns = locationDelta(model, plan.tables);
  const addNights = nightDelta(model, plan.tables);
  const rests = restDelta(model, plan.tables);
  const addViolations = violationDelta(model, plan.tables);
  const addOrders = orderDelta(model, plan.slotOf, plan.tables);
  const addSpanRules = spanRuleDelta(model, plan.slotOf, plan.tables);
  const change: MoveDelta = { cost: 0, violations: 0 };

  return (move, most = Number.POSITIVE_INFINITY) => {
    const net = netOf(move);
    change.cost = 0;
    change.violations = 0;
    rests.note(net);
    addPay(net, change);
    const places = addRuns(net, change);
    addDays(net, places);
    addNights(net, change);
    rests.add(net, change, most);
    if (change.cost - 2 * model.mixCost <= most) {
      addViolations(net, places, change);
      if (net.hasOrders) {
        addOrders(move, change);
        addSpanRules(move, change);
      }
    }
    return change;
  };

  /** Adds newly used or unused days, and company moves within days. */
  function addDays({ one, other, scenes }: NetMove, { onOne, onOther }: Readonly<PlacesAfter>): void {
    const oneCount = count[one]! - scenes;
    const otherCount = count[other]! + scenes;
    const used = Number(oneCount > 0) + Number(otherCount > 0) - Number(count[one]! > 0) - Number(count[other]! > 0);
    const moves = Math.max(0, onOne - 1) + Math.max(0, onOther - 1);
    const movesBefore = Math.max(0, placesOn[one]! - 1) + Math.max(0, placesOn[other]! - 1);
    change.cost += used * dayCost + (moves - movesBefore) * intraCost;
    const end = plan.lastUsed();
    if (oneCount > 0 && otherCount > 0 && one <= end && other <= end) return;
    let newEnd = Math.max(end, oneCount > 0 ? one : -1, otherCount > 0 ? other : -1);
    while (newEnd >= 0 && (newEnd === one ? oneCount : newEnd === other ? otherCount : count[newEnd]!) === 0) newEnd--;
    change.cost += (newEnd - end) * overhead;
  }
}
