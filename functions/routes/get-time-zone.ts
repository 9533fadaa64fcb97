import { mainLocation } from "../../shared/call-sheet/build/main-location.ts";
import { routes } from "../../shared/contract/routes.ts";
import { optionsByGroup } from "../../shared/roster/options/options-by-owner.ts";
import { serve } from "../http/serve.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { optionsOf } from "../store/options/options.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.getTimeZone, async ({ member }) => {
  const [{ timeZone }, production, { locations }] = await Promise.all([
    projectOf(member),
    currentBreakdown(member),
    optionsOf(member),
  ]);
  const main =
    production && mainLocation(production.breakdown, production.roster, optionsByGroup(production.roster, locations));
  return { timeZone: timeZone ?? null, suggested: main ?? null };
});
