import { restAfter } from "../constraints/turnaround.ts";
import type { CrewWork } from "../model/scheduling-problem.ts";
import { shiftOf } from "./estimated-shift.ts";
import type { Shift } from "./shift.ts";

const DAY = 24 * 60;

/** A shift, with the other units whose work it is, or includes. */
export interface ShiftOfUnits extends Shift {
  readonly units?: readonly string[];
}

/** Someone's shifts with other units, in order, by the estimated hours of those units' days; one for each date. */
export function shiftsElsewhere(elsewhere: readonly CrewWork[] = []): ShiftOfUnits[] {
  return inOrder(
    elsewhere.map(({ date, unit, day }) => ({
      ...shiftOf(date, DAY - restAfter(day.minutes), new Set(day.skies)),
      units: [unit],
    })),
  );
}

/** Someone's shifts in order with those of other units; a date of both is one shift, from the first call to the last. */
export function withShiftsElsewhere(own: readonly Shift[], there: readonly ShiftOfUnits[]): readonly ShiftOfUnits[] {
  return there.length === 0 ? own : inOrder([...own, ...there]);
}

function inOrder(shifts: readonly ShiftOfUnits[]): ShiftOfUnits[] {
  return [...Map.groupBy(shifts, ({ date }) => date)]
    .map(([date, same]) => {
      const units = [...new Set(same.flatMap((shift) => shift.units ?? []))];
      return {
        date,
        call: Math.min(...same.map(({ call }) => call)),
        dismissed: Math.max(...same.map(({ dismissed }) => dismissed)),
        ...(units.length > 0 && { units }),
      };
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
