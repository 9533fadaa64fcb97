import { routes } from "../../shared/contract/routes.ts";
import { withPresentNumbers } from "../../shared/need-to-know/named-scenes.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { productionOf } from "../store/breakdowns.ts";
import { teamOf } from "../store/team.ts";

export const handler = serve(routes.listTeam, async ({ member }) => {
  const team = await teamOf(member, nowSeconds());
  if (!team.some(({ sees }) => sees?.kind === "scenes")) return team;
  const breakdown = (await productionOf(member))?.breakdown;
  return team.map(({ sees, ...one }) => ({ ...one, ...(sees && { sees: withPresentNumbers(sees, breakdown) }) }));
});
