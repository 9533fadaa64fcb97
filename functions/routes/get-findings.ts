import { routes } from "../../shared/contract/routes.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { shownFindings } from "../breakdown/shown-findings.ts";
import { serve } from "../http/serve.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";

export const handler = serve(routes.getFindings, async ({ member, refuse }) =>
  shownFindings((await currentBreakdown(member)) ?? refuse("noBreakdown", NO_BREAKDOWN)),
);
