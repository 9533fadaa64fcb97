import type { Breakdown } from "../breakdown/breakdown.ts";
import type { ActorOption } from "../roster/option.ts";
import type { Roster } from "../roster/roster.ts";
import type { DayEvent } from "../schedule/day-event.ts";
import type { Schedule } from "../schedule/schedule.ts";
import type { StripPalette } from "../schedule/strip-palette.ts";

/** What a schedule's reports are made from. Cast ids of the schedule and the options are those of the roster now. */
export interface ReportSource {
  readonly project: string;
  readonly schedule: Schedule;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  /** What people have entered that actors do beside shooting. */
  readonly events: readonly DayEvent[];
  /** The strip colours that the project has chosen for itself, or null. */
  readonly palette: StripPalette | null;
}
