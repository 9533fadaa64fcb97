import type { Breakdown } from "../breakdown/model/breakdown.ts";
import type { ActorOption, LocationOption } from "../roster/options/option.ts";
import type { Roster } from "../roster/roles/roster.ts";
import type { DayStatus } from "../schedule/day-out-of-days/day-status.ts";
import type { ProductionCalendar } from "../schedule/model/production-calendar.ts";
import type { Schedule } from "../schedule/model/schedule.ts";
import type { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import type { BoardDay } from "../schedule/stripboard/stripboard.ts";

/** The data for a schedule's reports. The schedule's cast ids and the options belong to the current roster. */
export interface ReportSource {
  readonly project: string;
  /** The unit's name, where the production has several. */
  readonly unit?: string | undefined;
  readonly schedule: Schedule;
  /** Versions of the script draft and of the schedule, if known. */
  readonly scriptVersion?: number | undefined;
  readonly scheduleVersion?: number | undefined;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  readonly locationOptions: readonly LocationOption[];
  /** Day statuses of actors. */
  readonly events: readonly DayStatus[];
  /** For the names of holidays and days off. */
  readonly calendar: ProductionCalendar;
  /** Days of the schedule's board, for company travel days. */
  readonly board: readonly BoardDay[];
  /** Ids of the scenes that are on no day, in the board's order. */
  readonly boneyard?: readonly string[];
  /** The project's custom strip colours, or null. */
  readonly palette: StripPalette | null;
}
