import { routes } from "../../shared/contract/routes.ts";
import { rosterRestored } from "../../shared/roster/role-merge.ts";
import { changeBreakdown } from "../breakdown-change.ts";
import { serve } from "../http.ts";
import { productionAt } from "../store/breakdowns.ts";

export const handler = serve(routes.restoreBreakdown, async ({ member, payload, refuse }) =>
  changeBreakdown(member, payload, refuse, async (now) => {
    const earlier =
      (await productionAt(member, payload.restore)) ??
      refuse("noSuchVersion", `There is no version ${payload.restore} of the breakdown.`);
    return {
      breakdown: earlier.breakdown,
      roster: rosterRestored(earlier.roster, now.roster),
      draftVersion: earlier.draftVersion,
      what: `Restored version ${payload.restore}: ${earlier.what}`,
    };
  }),
);
