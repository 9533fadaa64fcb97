import type { Schedule } from "../schedule/model/schedule.ts";
import type { BoardDay } from "../schedule/stripboard/stripboard.ts";
import type { ReportSource } from "./report-source.ts";

/** The active schedule of a unit, with the days of its board. */
export interface ScheduleOfUnit {
  readonly schedule: Schedule;
  readonly board: readonly BoardDay[];
}

/** The source with the days of all units' schedules: a date on which several units shoot is one day. */
export function sourceOfAllUnits(source: ReportSource, ofUnits: readonly ScheduleOfUnit[]): ReportSource {
  const days = new Map<string, Schedule["days"][number]>();
  for (const day of ofUnits.flatMap(({ schedule }) => schedule.days)) {
    const known = days.get(day.date);
    days.set(day.date, known ? { ...known, strips: [...known.strips, ...day.strips] } : day);
  }
  const inOrder = [...days.values()].toSorted((one, other) => one.date.localeCompare(other.date));
  return {
    ...source,
    schedule: { ...source.schedule, days: inOrder },
    board: ofUnits.flatMap(({ board }) => board),
  };
}
