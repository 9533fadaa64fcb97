import type { Breakdown } from "../breakdown/model/breakdown.ts";
import type { Department } from "../call-sheet/model/crew.ts";
import type { ActorOption, LocationOption } from "../roster/options/option.ts";
import type { Roster } from "../roster/roles/roster.ts";
import type { Schedule } from "../schedule/model/schedule.ts";

/** What a production's lists are made from. Options are those of the roster as it is now, and as the reader may see them. */
export interface ListSource {
  readonly project: string;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  readonly locationOptions: readonly LocationOption[];
  readonly departments: readonly Department[];
  /** The schedule that is shot by, for the days; undefined while none is chosen. */
  readonly schedule: Schedule | undefined;
}
