import type { Week } from "../instance/weekly-rests.ts";
import type { SearchState } from "./search-node.ts";

/** A visited state of a slot and a set of scenes: what the rest of the schedule depends on, and its lowest cost. */
type Seen = Pick<SearchState, "places" | "afterNight" | "inNights" | "afterLong" | "week"> & {
  readonly openOrders: string;
  paid: number;
};

/**
 * Remembers visited states.
 * @returns whether the same state was visited before at no higher cost
 */
export function seenStates(slots: number): (state: SearchState, openOrders: string) => boolean {
  const bySlot = Array.from({ length: slots + 1 }, () => new Map<number, Seen[]>());

  return ({ slot, shot, places, afterNight, inNights, afterLong, week, paid }, openOrders) => {
    const alike = bySlot[slot]!.get(shot);
    const before = alike?.find(
      (one) =>
        one.places === places &&
        one.afterNight === afterNight &&
        one.inNights === inNights &&
        one.afterLong === afterLong &&
        isSameWeek(one.week, week) &&
        one.openOrders === openOrders,
    );
    if (before) {
      if (before.paid <= paid) return true;
      before.paid = paid;
    } else if (alike) alike.push({ places, afterNight, inNights, afterLong, week, openOrders, paid });
    else bySlot[slot]!.set(shot, [{ places, afterNight, inNights, afterLong, week, openOrders, paid }]);
    return false;
  };
}

function isSameWeek(one: Week, other: Week): boolean {
  return one.wrapBefore === other.wrapBefore && one.rested === other.rested && one.isMissing === other.isMissing;
}
