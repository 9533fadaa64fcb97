import { routes } from "../../shared/contract/routes.ts";
import { castListTsv } from "../../shared/roster/options/cast-list.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";

export const handler = serve(routes.getCastList, async ({ member, refuse }) => {
  const { roster, breakdown } = (await currentBreakdown(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  return castListTsv(roster, breakdown, member.sees.kind !== "all");
});
