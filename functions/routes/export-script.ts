import { fdxFromScreenplay } from "../../shared/breakdown/fdx-document.ts";
import { fountainFromScreenplay } from "../../shared/breakdown/fountain-document.ts";
import { screenplayWithBreakdown } from "../../shared/breakdown/tagged-screenplay.ts";
import { routes } from "../../shared/contract/routes.ts";
import { linesOf, screenplayOf } from "../draft-reading.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { productionOf } from "../store/breakdowns.ts";
import { draftsOf } from "../store/drafts.ts";
import { mayHaveText, TEXT_FOR_OWNERS } from "../unmarked-text.ts";

const WRITTEN = { fdx: fdxFromScreenplay, fountain: fountainFromScreenplay } as const;

export const handler = serve(routes.exportScript, async ({ member, query: { format }, refuse }) => {
  if (!(await mayHaveText(member))) refuse("forOwners", TEXT_FOR_OWNERS);
  const { draftVersion, breakdown } = (await productionOf(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  const draft = (await draftsOf(member)).find(({ version }) => version === draftVersion);
  const screenplay =
    (draft && (await screenplayOf(member, draft))) ??
    refuse("noScript", "This breakdown was not made from a script, so there is no script to export.");
  const lines = (draft && (await linesOf(member, draft.draftId))) ?? [];
  const text = WRITTEN[format](screenplayWithBreakdown(screenplay, breakdown, lines));
  return { name: `script-breakdown-${member.projectId}.${format}`, bytes: new TextEncoder().encode(text) };
});
