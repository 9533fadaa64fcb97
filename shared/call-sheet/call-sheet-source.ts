import type { Breakdown } from "../breakdown/breakdown.ts";
import type { ActorOption, LocationOption } from "../roster/option.ts";
import type { Roster } from "../roster/roster.ts";
import type { DayEvent } from "../schedule/day-event.ts";
import type { Schedule } from "../schedule/schedule.ts";
import type { BoardDay } from "../schedule/stripboard/stripboard.ts";
import type { Department } from "./crew.ts";
import type { CallSheetSettings } from "./settings.ts";
import type { DayTimes } from "./timed.ts";

/** What a call sheet is made from. `dayIndex` counts from 0. */
export interface CallSheetSource extends DayTimes {
  readonly project: { readonly name: string };
  readonly schedule: Schedule;
  readonly dayIndex: number;
  /** The days of the board, which knows the banners between scenes; without them there are none. */
  readonly board?: readonly BoardDay[];
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  readonly locationOptions: readonly LocationOption[];
  /** What was entered that actors do beside shooting; nothing where it is not known. */
  readonly events?: readonly DayEvent[];
  readonly settings: CallSheetSettings;
  /** How many days the schedule works in a week, where that is known. */
  readonly daysAWeek?: number;
  readonly departments: readonly Department[];
}
