import { mainPlace } from "../../shared/call-sheet/main-place.ts";
import { routes } from "../../shared/contract/routes.ts";
import { optionsByGroup } from "../../shared/roster/present-options.ts";
import { serve } from "../http.ts";
import { productionOf } from "../store/breakdowns.ts";
import { optionsOf } from "../store/options.ts";
import { projectOf } from "../store/projects.ts";

export const handler = serve(routes.getTimeZone, async ({ member }) => {
  const [{ timeZone }, production, { locations }] = await Promise.all([
    projectOf(member),
    productionOf(member),
    optionsOf(member),
  ]);
  const main =
    production && mainPlace(production.breakdown, production.roster, optionsByGroup(production.roster, locations));
  return { timeZone: timeZone ?? null, suggested: main ?? null };
});
