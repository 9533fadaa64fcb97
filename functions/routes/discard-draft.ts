import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { discardProposal } from "../store/proposals.ts";

export const handler = serve(routes.discardDraft, async ({ member, payload: { draftVersion }, refuse }) => {
  if (!(await discardProposal(member, draftVersion))) {
    refuse("noDraft", `Draft ${draftVersion} is no longer waiting for review.`);
  }
  return { ok: true as const };
});
