import { restAfter } from "../constraints/turnaround.ts";
import type { CrewWork } from "../model/scheduling-problem.ts";
import { shiftOf } from "./estimated-shift.ts";
import type { Shift } from "./shift.ts";

const DAY = 24 * 60;

/** A shift, with the other units whose work it is, or includes. */
export interface ShiftOfUnits extends Shift {
  readonly units?: readonly string[];
}

/** Cached by work, because a board is checked at each step of a drag. */
const known = new WeakMap<readonly CrewWork[], readonly ShiftOfUnits[]>();
const NONE: readonly ShiftOfUnits[] = [];

/** Someone's shifts with other units, in order, by the estimated hours of those units' days; one for each date. */
export function shiftsElsewhere(elsewhere: readonly CrewWork[] | undefined): readonly ShiftOfUnits[] {
  if (elsewhere === undefined) return NONE;
  const before = known.get(elsewhere);
  if (before) return before;
  const byDate = Map.groupBy(elsewhere, ({ date }) => date);
  const shifts = [...byDate]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, works]) => works.map(shiftIn).reduce(together));
  known.set(elsewhere, shifts);
  return shifts;
}

function shiftIn({ date, unit, day }: CrewWork): ShiftOfUnits {
  return { ...shiftOf(date, DAY - restAfter(day.minutes), new Set(day.skies)), units: [unit] };
}

/** Someone's shifts in order with those of other units; a date of both is one shift, from the first call to the last. */
export function withShiftsElsewhere(own: readonly Shift[], there: readonly ShiftOfUnits[]): readonly ShiftOfUnits[] {
  if (there.length === 0) return own;
  const all: ShiftOfUnits[] = [];
  let next = 0;
  for (const shift of own) {
    while (next < there.length && there[next]!.date < shift.date) all.push(there[next++]!);
    all.push(there[next]?.date === shift.date ? together(shift, there[next++]!) : shift);
  }
  return [...all, ...there.slice(next)];
}

function together(one: ShiftOfUnits, other: ShiftOfUnits): ShiftOfUnits {
  return {
    date: one.date,
    call: Math.min(one.call, other.call),
    dismissed: Math.max(one.dismissed, other.dismissed),
    units: [...new Set([...(one.units ?? []), ...(other.units ?? [])])],
  };
}
