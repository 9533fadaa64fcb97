import type { Model } from "../instance/compiled-model.ts";

/** Pay of an actor from one slot to another; slots on which the actor is unavailable are unpaid. */
export interface SpanPay {
  whole(actor: number, from: number, to: number): number;
  /**
   * The same without the first gap that is long enough to drop the actor. `leaves` and `comes` are slots on which the
   * actor stops working and starts to, unlike in the plan's tables; -1 for none.
   */
  withDrop(actor: number, from: number, to: number, leaves: number, comes: number): number;
}

/** @param works number of scenes by actor and slot; read at every call */
export function spanPay({ slots, rate, paidBefore, shoot }: Model, works: Int32Array): SpanPay {
  const { abs } = shoot.calendar;
  const dropDays = shoot.params.dropDays ?? Number.POSITIVE_INFINITY;
  return { whole, withDrop };

  function whole(actor: number, from: number, to: number): number {
    const row = actor * (slots + 1);
    return rate[actor]! * (paidBefore[row + to + 1]! - paidBefore[row + from]!);
  }

  function withDrop(actor: number, from: number, to: number, leaves: number, comes: number): number {
    for (let before = from, slot = from + 1; slot <= to; slot++) {
      if (slot !== comes && (slot === leaves || works[actor * slots + slot] === 0)) continue;
      if (abs[slot]! - abs[before]! > dropDays) return whole(actor, from, to) - whole(actor, before + 1, slot - 1);
      before = slot;
    }
    return whole(actor, from, to);
  }
}
