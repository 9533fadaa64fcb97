import type { Breakdown } from "../../breakdown/model/breakdown.ts";
import type { ActorOption, LocationOption } from "../../roster/options/option.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import type { DayStatus } from "../../schedule/day-out-of-days/day-status.ts";
import type { Schedule } from "../../schedule/model/schedule.ts";
import type { BoardDay } from "../../schedule/stripboard/stripboard.ts";
import type { Department } from "../model/crew.ts";
import type { DayBefore } from "../model/day-basis.ts";
import type { DayTimes } from "../model/day-times.ts";
import type { CallSheetSettings } from "../model/settings.ts";
import type { OtherUnit } from "../model/unit-on-sheet.ts";
import type { CastOfUnit } from "../model/unit-work.ts";

/** The data that a call sheet is made from. `dayIndex` counts from 0. */
export interface CallSheetSource extends DayTimes {
  readonly project: { readonly name: string };
  /** The unit's name, where the production has several, and what the others do that day. */
  readonly unit?: string | undefined;
  readonly otherUnits?: readonly OtherUnit[] | undefined;
  /** Who works with the others on any date. */
  readonly castElsewhere?: readonly CastOfUnit[] | undefined;
  readonly schedule: Schedule;
  /** Versions of the script draft and of the schedule, if known. */
  readonly scriptVersion?: number | undefined;
  readonly scheduleVersion?: number | undefined;
  readonly dayIndex: number;
  /** When work ended on the shoot day before; absent on the first day. */
  readonly before?: DayBefore | undefined;
  /** Days of the stripboard, which hold the banners between scenes. Without them, there are no banners. */
  readonly board?: readonly BoardDay[];
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  readonly locationOptions: readonly LocationOption[];
  /** Day statuses of actors; none where unknown. */
  readonly events?: readonly DayStatus[];
  readonly settings: CallSheetSettings;
  /** Work days of the week of the schedule (0 is Sunday), if known. */
  readonly weekdays?: readonly number[];
  readonly departments: readonly Department[];
}
