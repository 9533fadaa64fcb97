import { routes } from "../../shared/contract/routes.ts";
import { castListCompleteTsv, castOptionsTsv } from "../../shared/roster/cast-list.ts";
import { optionsByRole } from "../../shared/roster/present-options.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { productionOf } from "../store/breakdowns.ts";
import { optionsOf } from "../store/options.ts";

export const handler = serve(routes.getCastListComplete, async ({ member, refuse }) => {
  const [production, options] = await Promise.all([productionOf(member), optionsOf(member)]);
  const { roster, breakdown } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const actors = optionsByRole(roster, options.actors);
  return {
    cast_list: castListCompleteTsv(roster, breakdown, actors),
    cast_options: castOptionsTsv(actors),
  };
});
