import { routes } from "../../shared/contract/routes.ts";
import { withPresentNumbers } from "../../shared/visibility/named-scenes.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { teamOf } from "../store/project/team.ts";

export const handler = serve(routes.listTeam, async ({ member }) => {
  const team = await teamOf(member, nowSeconds());
  if (!team.some(({ sees }) => sees?.kind === "scenes")) return team;
  const breakdown = (await currentBreakdown(member))?.breakdown;
  return team.map(({ sees, ...one }) => ({ ...one, ...(sees && { sees: withPresentNumbers(sees, breakdown) }) }));
});
