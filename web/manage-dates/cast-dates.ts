import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import type { OptionLock } from "../../shared/roster/options/option-lock.ts";
import { rowsFromTsv } from "../data/tsv-rows.ts";

/** A role with the availability of its actor options. */
export interface RoleDates {
  readonly castId: string;
  readonly character: string;
  /** The locked actor, if any. */
  readonly locked: string | undefined;
  /** Who locked the actor, and when. */
  readonly lock: OptionLock | undefined;
  readonly sceneCount: number;
  readonly options: readonly { readonly actorName: string; readonly details: string; readonly dates: string }[];
}

type CastListResponse = ResponseOf<(typeof routes)["getCastListComplete"]>;

export function roleDatesFrom({ cast_list, cast_options, locks }: CastListResponse): RoleDates[] {
  const options = rowsFromTsv(cast_options);
  return rowsFromTsv(cast_list).map((role) => ({
    castId: role("Cast ID"),
    character: role("Character"),
    locked: role("Locked") === "False" ? undefined : role("Locked"),
    lock: locks.find(({ id }) => id === role("Cast ID")),
    sceneCount: Number(role("Number of Scenes")),
    options: options
      .filter((option) => option("Cast ID") === role("Cast ID"))
      .map((option) => ({
        actorName: option("Actor Name"),
        details: option("Details"),
        dates: option("Dates"),
      })),
  }));
}
