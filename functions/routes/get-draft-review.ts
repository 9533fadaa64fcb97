import { draftChanges } from "../../shared/breakdown/drafts/draft-changes.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { draftOfVersion, readingOf } from "../breakdown/draft-reader.ts";
import { serve } from "../http/serve.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.getDraftReview, async ({ member, refuse }) => {
  const [production, proposal] = await Promise.all([currentBreakdown(member), pendingDraftOf(member)]);
  const { version, breakdown } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const { draftVersion, draftId } = proposal ?? refuse("noDraft", t("No draft is waiting for review."));
  const [draft, { fresh, lines }] = await Promise.all([
    draftOfVersion(member, draftVersion),
    readingOf(member, draftId),
  ]);
  return { version, draftVersion, name: draft?.name ?? "", changes: draftChanges(breakdown, fresh, { lines }) };
});
