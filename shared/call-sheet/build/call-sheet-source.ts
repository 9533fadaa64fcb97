import type { Breakdown } from "../../breakdown/model/breakdown.ts";
import type { ActorOption, LocationOption } from "../../roster/options/option.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import type { DayStatus } from "../../schedule/day-out-of-days/day-status.ts";
import type { Schedule } from "../../schedule/model/schedule.ts";
import type { BoardDay } from "../../schedule/stripboard/stripboard.ts";
import type { Department } from "../model/crew.ts";
import type { CallSheetSettings } from "../model/settings.ts";
import type { DayTimes } from "./apply-times.ts";

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
  readonly events?: readonly DayStatus[];
  readonly settings: CallSheetSettings;
  /** How many days the schedule works in a week, where that is known. */
  readonly daysAWeek?: number;
  readonly departments: readonly Department[];
}
