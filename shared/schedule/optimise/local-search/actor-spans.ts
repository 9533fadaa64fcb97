import type { Model } from "../instance/compiled-model.ts";
import { COST, type PlanTables } from "./plan-tables.ts";
import { spanPay } from "./span-pay.ts";

/** Updates the first and last slot of actors, and their pay, in a plan's tables. */
export interface ActorSpans {
  /** Called after an actor's first scene on a slot is added. */
  addSlot(actor: number, slot: number): void;
  /** Called after an actor's last scene on a slot is removed. */
  removeSlot(actor: number, slot: number): void;
}

export function actorSpans(model: Model, { works, first, last, pay, sums }: PlanTables): ActorSpans {
  const { slots, canDrop } = model;
  const paid = spanPay(model, works);
  return { addSlot, removeSlot };

  function addSlot(actor: number, slot: number): void {
    const from = first[actor]!;
    const to = last[actor]!;
    if (canDrop[actor]) {
      first[actor] = Math.min(slot, from);
      last[actor] = Math.max(slot, to);
      updatePay(actor);
    } else if (to < 0) {
      sums[COST]! += paid.whole(actor, slot, slot);
      first[actor] = last[actor] = slot;
    } else if (slot < from) {
      sums[COST]! += paid.whole(actor, slot, from - 1);
      first[actor] = slot;
    } else if (slot > to) {
      sums[COST]! += paid.whole(actor, to + 1, slot);
      last[actor] = slot;
    }
  }

  function removeSlot(actor: number, slot: number): void {
    let from = first[actor]!;
    let to = last[actor]!;
    const row = actor * slots;
    if (canDrop[actor]) {
      while (from <= to && works[row + from] === 0) from++;
      while (to >= from && works[row + to] === 0) to--;
      first[actor] = from > to ? slots : from;
      last[actor] = from > to ? -1 : to;
      updatePay(actor);
    } else if (from === to) {
      sums[COST]! -= paid.whole(actor, slot, slot);
      first[actor] = slots;
      last[actor] = -1;
    } else if (slot === from) {
      while (works[row + from] === 0) from++;
      sums[COST]! -= paid.whole(actor, slot, from - 1);
      first[actor] = from;
    } else if (slot === to) {
      while (works[row + to] === 0) to--;
      sums[COST]! -= paid.whole(actor, to + 1, slot);
      last[actor] = to;
    }
  }

  /** Recomputes the pay of an actor who can be dropped. */
  function updatePay(actor: number): void {
    const to = last[actor]!;
    const now = to < 0 ? 0 : paid.withDrop(actor, first[actor]!, to, -1, -1);
    sums[COST]! += now - pay[actor]!;
    pay[actor] = now;
  }
}
