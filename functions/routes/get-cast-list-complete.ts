import { routes } from "../../shared/contract/routes.ts";
import { castListCompleteTsv, castOptionsTsv } from "../../shared/roster/cast-list.ts";
import { optionsByRole } from "../../shared/roster/present-options.ts";
import { castIdsOf } from "../../shared/roster/role-merge.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { actorDetails } from "../shown-details.ts";
import { shownLocks } from "../shown-locks.ts";
import { productionOf } from "../store/breakdowns.ts";
import { optionsOf } from "../store/options.ts";

export const handler = serve(routes.getCastListComplete, async ({ member, refuse }) => {
  const [production, options] = await Promise.all([productionOf(member), optionsOf(member)]);
  const { roster, breakdown } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const actors = optionsByRole(roster, options.actors);
  const locked = actors.flatMap((option) => {
    const role = roster.roles.find(({ castId }) => castId === option.castId);
    if (!option.locked || !role) return [];
    const places = castIdsOf(role).map((id) => ({ kind: "ACTOR" as const, id }));
    return { id: role.castId, name: option.actorName, places };
  });
  return {
    cast_list: castListCompleteTsv(roster, breakdown, actors),
    cast_options: castOptionsTsv(actors),
    locks: await shownLocks(options.locks, locked),
    details: await actorDetails(member, actors),
  };
});
