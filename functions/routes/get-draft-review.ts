import { partsOfDraft } from "../../shared/breakdown/episodes/draft-parts.ts";
import { episodeDraftChanges } from "../../shared/breakdown/episodes/merge-episodes.ts";
import { routes } from "../../shared/contract/routes.ts";
import { FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { t } from "../../shared/i18n/speech.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { draftOfVersion, readingOf } from "../breakdown/draft-reader.ts";
import { serve } from "../http/serve.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.getDraftReview, async ({ member, query: { episode = FIRST_EPISODE }, refuse }) => {
  const [production, proposal, { episodes }] = await Promise.all([
    currentBreakdown(member),
    pendingDraftOf(member, episode),
    episodesOf(member),
  ]);
  const { version, breakdown } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const { draftVersion, draftId } = proposal ?? refuse("noDraft", t("No draft is waiting for review."));
  const [draft, { fresh, lines }] = await Promise.all([
    draftOfVersion(member, draftVersion),
    readingOf(member, draftId),
  ]);
  const changes = episodeDraftChanges(breakdown, partsOfDraft(fresh, episode, episodes), episodes, { lines });
  return { version, draftVersion, name: draft?.name ?? "", changes };
});
