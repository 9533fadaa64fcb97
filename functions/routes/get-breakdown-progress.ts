import { routes } from "../../shared/contract/routes.ts";
import { episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { newestRun, progressOf, reconcileDrafts } from "../breakdown/breakdown-run.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.getBreakdownProgress, async ({ member, query: { episode }, refuse }) => {
  await requireEpisode(member, episode, refuse);
  const [drafts, proposal] = await Promise.all([
    reconcileDrafts(member),
    pendingDraftOf(member, episode ?? FIRST_EPISODE),
  ]);
  const own = episode === undefined ? drafts : drafts.filter((draft) => episodeOf(draft) === episode);
  return { ...progressOf(newestRun(own)), ...(proposal && { review: true as const }) };
});
