import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { discardProposal } from "../store/proposals.ts";

export const handler = serve(routes.discardDraft, async ({ member, payload: { draftVersion }, refuse }) => {
  if (!(await discardProposal(member, draftVersion))) {
    refuse("noDraft", `Draft ${draftVersion} does not wait for a review any more.`);
  }
  return { ok: true as const };
});
