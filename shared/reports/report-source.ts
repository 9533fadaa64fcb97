import type { Breakdown } from "../breakdown/breakdown.ts";
import type { ActorOption } from "../roster/option.ts";
import type { Roster } from "../roster/roster.ts";
import type { DayEvent } from "../schedule/day-event.ts";
import type { ProductionCalendar } from "../schedule/production-calendar.ts";
import type { Schedule } from "../schedule/schedule.ts";
import type { StripPalette } from "../schedule/strip-palette.ts";
import type { BoardDay } from "../schedule/stripboard/stripboard.ts";

/** What a schedule's reports are made from. Cast ids of the schedule and the options are those of the roster now. */
export interface ReportSource {
  readonly project: string;
  readonly schedule: Schedule;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  /** What people have entered that actors do beside shooting. */
  readonly events: readonly DayEvent[];
  /** When the production works, for the names of its holidays and days off. */
  readonly calendar: ProductionCalendar;
  /** The days of the schedule's board, which knows those on which the company only travels. */
  readonly board: readonly BoardDay[];
  /** The strip colours that the project has chosen for itself, or null. */
  readonly palette: StripPalette | null;
}
