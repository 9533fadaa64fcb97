import { routes } from "../../shared/contract/routes.ts";
import { newestRun, progressOf, reconcileDrafts } from "../breakdown/breakdown-run.ts";
import { serve } from "../http/serve.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.getBreakdownProgress, async ({ member }) => {
  const [drafts, proposal] = await Promise.all([reconcileDrafts(member), pendingDraftOf(member)]);
  return { ...progressOf(newestRun(drafts)), ...(proposal && { review: true as const }) };
});
