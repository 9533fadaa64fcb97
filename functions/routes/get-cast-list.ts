import { routes } from "../../shared/contract/routes.ts";
import { castListTsv } from "../../shared/roster/cast-list.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { productionOf } from "../store/breakdowns.ts";

export const handler = serve(routes.getCastList, async ({ member, refuse }) => {
  const { roster, breakdown } = (await productionOf(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  return castListTsv(roster, breakdown);
});
