import { routes } from "../../shared/contract/routes.ts";
import { newestRun, progressOf, settledDrafts } from "../breakdown-run.ts";
import { serve } from "../http.ts";
import { proposalOf } from "../store/proposals.ts";

export const handler = serve(routes.getBreakdownProgress, async ({ member }) => {
  const [drafts, proposal] = await Promise.all([settledDrafts(member), proposalOf(member)]);
  return { ...progressOf(newestRun(drafts)), ...(proposal && { review: true as const }) };
});
