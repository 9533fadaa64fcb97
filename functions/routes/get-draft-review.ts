import { draftChanges } from "../../shared/breakdown/draft-changes.ts";
import { routes } from "../../shared/contract/routes.ts";
import { draftOfVersion, readingOf } from "../draft-reading.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { productionOf } from "../store/breakdowns.ts";
import { proposalOf } from "../store/proposals.ts";

export const handler = serve(routes.getDraftReview, async ({ member, refuse }) => {
  const [production, proposal] = await Promise.all([productionOf(member), proposalOf(member)]);
  const { version, breakdown } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const { draftVersion, draftId } = proposal ?? refuse("noDraft", "No draft is waiting for review.");
  const [draft, { fresh, lines }] = await Promise.all([
    draftOfVersion(member, draftVersion),
    readingOf(member, draftId),
  ]);
  return { version, draftVersion, name: draft?.name ?? "", changes: draftChanges(breakdown, fresh, { lines }) };
});
