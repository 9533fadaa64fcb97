import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { rosterRestored } from "../../shared/roster/roles/role-merge.ts";
import { changeBreakdown } from "../breakdown/breakdown-change.ts";
import { serve } from "../http/serve.ts";
import { breakdownAt } from "../store/breakdown/breakdowns.ts";

export const handler = serve(routes.restoreBreakdown, async ({ member, payload, refuse }) =>
  changeBreakdown(member, payload, refuse, async (now) => {
    const earlier =
      (await breakdownAt(member, payload.restore)) ??
      refuse("noSuchVersion", t("There is no version {restore} of the breakdown.", { restore: payload.restore }));
    return {
      breakdown: earlier.breakdown,
      roster: rosterRestored(earlier.roster, now.roster),
      draftVersion: earlier.draftVersion,
      what: `Restored version ${payload.restore}: ${earlier.what}`,
    };
  }),
);
