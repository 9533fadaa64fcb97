import { routes } from "../../shared/contract/routes.ts";
import { castListCompleteTsv, castOptionsTsv } from "../../shared/roster/options/cast-list.ts";
import { optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { castIdsOf } from "../../shared/roster/roles/role-merge.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { actorDetails } from "../options/option-details-view.ts";
import { optionLocksView } from "../options/option-locks-view.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { optionsOf } from "../store/options/options.ts";

export const handler = serve(routes.getCastListComplete, async ({ member, refuse }) => {
  const [production, options] = await Promise.all([currentBreakdown(member), optionsOf(member)]);
  const { roster, breakdown } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const actors = optionsByRole(roster, options.actors);
  const locked = actors.flatMap((option) => {
    const role = roster.roles.find(({ castId }) => castId === option.castId);
    if (!option.locked || !role) return [];
    const places = castIdsOf(role).map((id) => ({ kind: "ACTOR" as const, id }));
    return { id: role.castId, name: option.actorName, places };
  });
  return {
    cast_list: castListCompleteTsv(roster, breakdown, actors, member.sees.kind !== "all"),
    cast_options: castOptionsTsv(actors),
    locks: await optionLocksView(options.locks, locked),
    details: await actorDetails(member, actors),
  };
});
