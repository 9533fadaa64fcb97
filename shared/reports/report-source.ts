import type { Breakdown } from "../breakdown/model/breakdown.ts";
import type { ActorOption } from "../roster/options/option.ts";
import type { Roster } from "../roster/roles/roster.ts";
import type { DayStatus } from "../schedule/day-out-of-days/day-status.ts";
import type { ProductionCalendar } from "../schedule/model/production-calendar.ts";
import type { Schedule } from "../schedule/model/schedule.ts";
import type { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import type { BoardDay } from "../schedule/stripboard/stripboard.ts";

/** What a schedule's reports are made from. Cast ids of the schedule and the options are those of the roster now. */
export interface ReportSource {
  readonly project: string;
  readonly schedule: Schedule;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  /** What people have entered that actors do beside shooting. */
  readonly events: readonly DayStatus[];
  /** When the production works, for the names of its holidays and days off. */
  readonly calendar: ProductionCalendar;
  /** The days of the schedule's board, which knows those on which the company only travels. */
  readonly board: readonly BoardDay[];
  /** The strip colours that the project has chosen for itself, or null. */
  readonly palette: StripPalette | null;
}
