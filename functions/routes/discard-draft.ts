import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { discardPendingDraft } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.discardDraft, async ({ member, payload: { draftVersion }, refuse }) => {
  if (!(await discardPendingDraft(member, draftVersion))) {
    refuse("noDraft", `Draft ${draftVersion} is no longer waiting for review.`);
  }
  return { ok: true as const };
});
