import type { Model } from "../instance/compiled-model.ts";
import type { MoveDelta, NetMove } from "./net-move.ts";
import type { PlanTables } from "./plan-tables.ts";
import { spanPay } from "./span-pay.ts";

/** Adds the change of the actors' pay by a move, and sets the entries of `byActor` back to 0. */
export function payDelta(
  model: Model,
  { works, first, last, pay }: PlanTables,
): (net: NetMove, change: MoveDelta) => void {
  const { slots, canDrop } = model;
  const paid = spanPay(model, works);

  return ({ one, other, byActor, actors, actorCount }, change) => {
    for (let at = 0; at < actorCount; at++) {
      const actor = actors[at]!;
      const net = byActor[actor]!;
      byActor[actor] = 0;
      if (net > 0) addActor(actor, net, one, other, change);
      else if (net < 0) addActor(actor, -net, other, one, change);
    }
  };

  /** Adds the change of an actor's pay when a net number of scenes moves from one slot to another. */
  function addActor(actor: number, scenes: number, here: number, there: number, change: MoveDelta): void {
    const row = actor * slots;
    const leaves = works[row + here] === scenes ? here : -1;
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
    if (canDrop[actor]) change.cost += paid.withDrop(actor, newFrom, newTo, leaves, comes) - pay[actor]!;
    else if (newFrom !== from || newTo !== to)
      change.cost += paid.whole(actor, newFrom, newTo) - paid.whole(actor, from, to);
  }
}
