import { restAfter } from "../constraints/turnaround.ts";
import type { WorkElsewhere } from "../model/scheduling-problem.ts";
import { shiftOf } from "./estimated-shift.ts";
import type { Shift } from "./shift.ts";

const DAY = 24 * 60;

/** Someone's shifts with other units, in order, by the estimated hours of those units' days; one for each date. */
export function shiftsElsewhere(elsewhere: readonly WorkElsewhere[] = []): Shift[] {
  return inOrder(elsewhere.map(({ date, day }) => shiftOf(date, DAY - restAfter(day.minutes), new Set(day.skies))));
}

/** Someone's shifts in order with those of other units; a date of both is one shift, from the first call to the last. */
export function withShiftsElsewhere(own: readonly Shift[], there: readonly Shift[]): readonly Shift[] {
  return there.length === 0 ? own : inOrder([...own, ...there]);
}

function inOrder(shifts: readonly Shift[]): Shift[] {
  return [...Map.groupBy(shifts, ({ date }) => date)]
    .map(([date, same]) => ({
      date,
      call: Math.min(...same.map(({ call }) => call)),
      dismissed: Math.max(...same.map(({ dismissed }) => dismissed)),
    }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
