import { numberedByEpisodes } from "../../shared/breakdown/episodes/episode-numbers.ts";
import { restoredEpisode } from "../../shared/breakdown/episodes/restored-episode.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { rosterRestored } from "../../shared/roster/roles/role-merge.ts";
import { changeBreakdown } from "../breakdown/breakdown-change.ts";
import { ofEpisodeText, withDraftOf } from "../breakdown/draft-merge.ts";
import { serve } from "../http/serve.ts";
import { breakdownAt, draftVersionFor } from "../store/breakdown/breakdowns.ts";
import { episodesOf, unchangedEpisodes } from "../store/breakdown/episodes.ts";

export const handler = serve(routes.restoreBreakdown, async ({ member, payload, refuse }) =>
  changeBreakdown(member, payload, refuse, async (now) => {
    const { restore, episode } = payload;
    const [found, list] = await Promise.all([breakdownAt(member, restore), episodesOf(member)]);
    const earlier = found ?? refuse("noSuchVersion", t("There is no version {restore} of the breakdown.", { restore }));
    const what = `Restored version ${restore}${episode === undefined ? "" : ofEpisodeText(list.episodes, episode)}: ${earlier.what}`;
    const alongside = [unchangedEpisodes(member, list.version)];
    if (episode === undefined) {
      return {
        breakdown: numberedByEpisodes(earlier.breakdown, list.episodes),
        roster: rosterRestored(earlier.roster, now.roster),
        draftVersion: earlier.draftVersion,
        ...((earlier.drafts ?? now.drafts) && { drafts: earlier.drafts ?? {} }),
        ...{ what, alongside },
      };
    }
    const draft = draftVersionFor(earlier, episode);
    return {
      breakdown: restoredEpisode(now.breakdown, earlier.breakdown, episode, list.episodes),
      ...(draft !== undefined && withDraftOf(now, [episode], draft)),
      ...{ what, alongside },
    };
  }),
);
