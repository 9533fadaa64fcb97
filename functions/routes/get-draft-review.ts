import { keptText } from "../../shared/breakdown/episodes/draft-parts.ts";
import { episodeDraftChanges } from "../../shared/breakdown/episodes/merge-episodes.ts";
import { routes } from "../../shared/contract/routes.ts";
import { FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { t } from "../../shared/i18n/speech.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { dividedDraft, divisionOrRefusal } from "../breakdown/draft-merge.ts";
import { readingOf } from "../breakdown/draft-reader.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.getDraftReview, async ({ member, query: { episode = FIRST_EPISODE }, refuse }) => {
  await requireEpisode(member, episode, refuse);
  const [production, proposal, { episodes }] = await Promise.all([
    currentBreakdown(member),
    pendingDraftOf(member, episode),
    episodesOf(member),
  ]);
  const before = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const { draftVersion, draftId } = proposal ?? refuse("noDraft", t("No draft is waiting for review."));
  const [drafts, { fresh, lines }] = await Promise.all([draftsOf(member), readingOf(member, draftId)]);
  const divided = divisionOrRefusal(
    () => dividedDraft(fresh, episode, episodes, before, drafts),
    (words) => refuse("cannotMerge", words),
  );
  const { name = "" } = drafts.find((draft) => draft.version === draftVersion) ?? {};
  const changes = episodeDraftChanges(before.breakdown, divided, episodes, { lines });
  const notes = divided.kept.map(keptText);
  return { version: before.version, draftVersion, name, changes, ...(notes.length > 0 && { notes }) };
});
