import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { shownFindings } from "../shown-findings.ts";
import { productionOf } from "../store/breakdowns.ts";

export const handler = serve(routes.getFindings, async ({ member, refuse }) =>
  shownFindings((await productionOf(member)) ?? refuse("noBreakdown", NO_BREAKDOWN)),
);
