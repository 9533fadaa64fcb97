import { presentCastIds } from "../../roster/roles/role-merge.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import type { Schedule } from "./schedule.ts";

/** The schedule with current cast ids: roles may have been merged since it was made. */
export function withPresentCast(schedule: Schedule, roster: Roster): Schedule {
  const days = schedule.days.map(({ date, strips }) => ({
    date,
    strips: strips.map((strip) => ({ ...strip, castIds: presentCastIds(roster, strip.castIds) })),
  }));
  return { ...schedule, days };
}
