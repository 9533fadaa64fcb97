import { routes } from "../../shared/contract/routes.ts";
import { episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { newestRun, progressOf, reconcileDrafts } from "../breakdown/breakdown-run.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.getBreakdownProgress, async ({ member, query: { episode }, refuse }) => {
  await requireEpisode(member, episode, refuse);
  const drafts = await reconcileDrafts(member);
  // Not read together: a draft that waits is stored before its run ends, so it is there if the run has ended.
  const proposal = await pendingDraftOf(member, episode ?? FIRST_EPISODE);
  const own = episode === undefined ? drafts : drafts.filter((draft) => episodeOf(draft) === episode);
  return { ...progressOf(newestRun(own)), ...(proposal && { review: true as const }) };
});
