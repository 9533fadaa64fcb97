import type { Model } from "../instance/compiled-model.ts";
import { unitRests } from "../instance/unit-rests.ts";
import { NO_SHIFT } from "../instance/weekly-rests.ts";

/** The weekly rests of those who work with other units too, by the days chosen so far. */
export interface UnitWeeks {
  /** Whether any schedule pays for one. */
  readonly matter: boolean;
  /** Sets the cast, a bit mask, and the kind of shift of a slot. Those of earlier slots are set before. */
  choose(slot: number, cast: number, shift: number): void;
  /** The price of the shifts before a slot. */
  priceBefore(slot: number): number;
  /** The price of all shifts, if there is no work here after slot `last`. */
  priceWith(last: number): number;
  /** The part of the state before a slot that the price of later shifts depends on. */
  stateBefore(slot: number): string;
}

export function unitWeeks(model: Model): UnitWeeks {
  const { slots } = model;
  const { actors, weekBefore, priceWith } = unitRests(model);
  const shifts = new Uint8Array(actors.length * slots);
  const sum = (of: (member: number) => number) => actors.reduce((all, _, member) => all + of(member), 0);
  return {
    matter: actors.length > 0,
    choose(slot, cast, shift) {
      for (const [member, actor] of actors.entries())
        shifts[member * slots + slot] = (cast >>> actor) & 1 ? shift : NO_SHIFT;
    },
    priceBefore: (slot) => sum((member) => weekBefore(member, shifts, slot).price),
    priceWith: (last) => sum((member) => priceWith(member, shifts, last)),
    stateBefore: (slot) =>
      actors
        .map((_, member) => {
          const { wrapBefore, rested, isMissing } = weekBefore(member, shifts, slot);
          return `;${wrapBefore} ${rested} ${isMissing}`;
        })
        .join(""),
  };
}
