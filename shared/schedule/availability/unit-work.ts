import type { CalendarDate as Day } from "../../dates/calendar-date.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import { groupOfSet } from "../../roster/roles/roster-scenes.ts";
import type { Schedule } from "../model/schedule.ts";
import type { AvailabilityChart, AvailabilityRow } from "./availability-chart.ts";

/** The active schedule of a unit, with the unit's name. */
export interface UnitSchedule {
  readonly unit: string;
  readonly schedule: Pick<Schedule, "days">;
}

/** The chart with the dates on which each unit's active schedule needs a row. */
export function withUnitWork(
  chart: AvailabilityChart,
  roster: Roster,
  schedules: readonly UnitSchedule[],
): AvailabilityChart {
  const work = new Map<string, Map<Day, string[]>>();
  for (const { unit, schedule } of schedules) {
    for (const { date, strips } of schedule.days) {
      const roles = strips.flatMap(({ castIds }) => castIds.map((id) => keyOf({ kind: "role", id })));
      const places = strips.flatMap(({ set }) => {
        const group = groupOfSet(roster, set);
        return group ? [keyOf({ kind: "location", id: group.id })] : [];
      });
      for (const key of new Set([...roles, ...places])) {
        const dates = work.get(key) ?? new Map<Day, string[]>();
        work.set(key, dates.set(date, [...(dates.get(date) ?? []), unit]));
      }
    }
  }
  const rows = chart.rows.map((row) => {
    const dates = [...(work.get(keyOf(row)) ?? [])].toSorted(([one], [other]) => one.localeCompare(other));
    return { ...row, work: dates.map(([date, units]) => ({ date, units })) };
  });
  return { ...chart, rows };
}

const keyOf = ({ kind, id }: Pick<AvailabilityRow, "kind" | "id">) => `${kind} ${id}`;
