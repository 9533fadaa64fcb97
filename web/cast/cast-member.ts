import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import type { ActorOption } from "../../shared/roster/options/option.ts";
import { rowsFromTsv } from "../data/tsv-rows.ts";
import type { Pictured } from "../options/option-thumbnail.ts";

export interface CastMember {
  readonly castId: string;
  readonly name: string;
  readonly numberOfScenes: string;
  readonly options: readonly Pictured<ActorOption>[];
  /** Who locked the actor, and when. */
  readonly lock: CastOptionsResponse["lock"];
}

type CastOptionsResponse = ResponseOf<(typeof routes)["getCastOptions"]>;

/** A role with its options. The lines of the response have no header. */
export function castMemberFrom({
  cast_list,
  cast_options,
  locked,
  lock,
  details,
}: CastOptionsResponse): CastMember | undefined {
  const [role] = rowsFromTsv(`CastID\tName\tNumberOfScenes\n${cast_list}`);
  if (!role) return undefined;
  const options = rowsFromTsv(["castId\tactorName\tdetails\tdates", ...cast_options].join("\n"));
  return {
    castId: role("CastID"),
    name: role("Name"),
    numberOfScenes: role("NumberOfScenes"),
    options: options.map((option) => ({
      castId: option("castId"),
      actorName: option("actorName"),
      details: option("details"),
      dates: option("dates"),
      locked: option("actorName") === locked,
      ...details.find(({ actorName }) => actorName === option("actorName")),
    })),
    lock,
  };
}
