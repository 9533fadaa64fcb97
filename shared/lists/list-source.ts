import type { Breakdown } from "../breakdown/model/breakdown.ts";
import type { Department } from "../call-sheet/model/crew.ts";
import type { ActorOption, LocationOption } from "../roster/options/option.ts";
import type { Roster } from "../roster/roles/roster.ts";
import type { Schedule } from "../schedule/model/schedule.ts";

/** The data for a production's lists. Options are those of the current roster, filtered by the reader's visibility. */
export interface ListSource {
  readonly project: string;
  /** Whether the reader may see only a part of the production. */
  readonly isPartial?: boolean;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  readonly locationOptions: readonly LocationOption[];
  readonly departments: readonly Department[];
  /** The active schedule, for shoot days; undefined when there is none. */
  readonly schedule: Schedule | undefined;
  /** The active schedules of the other units, with the names of the units. */
  readonly ofOtherUnits?: readonly { readonly unit: string; readonly schedule: Schedule }[] | undefined;
}
