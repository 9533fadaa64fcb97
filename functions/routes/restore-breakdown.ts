import { numberedByEpisodes } from "../../shared/breakdown/episodes/episode-numbers.ts";
import { restoredEpisode } from "../../shared/breakdown/episodes/restored-episode.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { rosterRestored } from "../../shared/roster/roles/role-merge.ts";
import { changeBreakdown } from "../breakdown/breakdown-change.ts";
import { numberAmong, withDraftOf } from "../breakdown/draft-merge.ts";
import { earlierByEpisodes, removedEpisodes, removedEpisodesText } from "../breakdown/earlier-version.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { breakdownAt } from "../store/breakdown/breakdowns.ts";
import { episodesOf, unchangedEpisodes } from "../store/breakdown/episodes.ts";

export const handler = serve(routes.restoreBreakdown, async ({ member, payload, refuse }) =>
  changeBreakdown(member, payload, refuse, async (now) => {
    const { restore, episode } = payload;
    await requireEpisode(member, episode, refuse);
    const [found, list] = await Promise.all([breakdownAt(member, restore), episodesOf(member)]);
    const saved = found ?? refuse("noSuchVersion", t("There is no version {restore} of the breakdown.", { restore }));
    const number = episode === undefined ? undefined : numberAmong(list.episodes, episode);
    const what =
      number === undefined
        ? stored("Restored version {restore}: {parts}", { restore, parts: saved.what })
        : stored("Restored version {restore} (episode {number}): {parts}", { restore, number, parts: saved.what });
    const alongside = [unchangedEpisodes(member, list.version)];
    const earlier = earlierByEpisodes(saved, now, list.episodes);
    if (episode === undefined) {
      const removed = removedEpisodes(saved.breakdown, list.episodes);
      if (removed.length > 0) refuse("noSuchEpisode", removedEpisodesText(restore, removed));
      return {
        breakdown: numberedByEpisodes(earlier.breakdown, list.episodes),
        roster: rosterRestored(saved.roster, now.roster),
        ...{ draftVersion: earlier.draftVersion, drafts: earlier.drafts },
        ...{ what, alongside },
      };
    }
    return {
      breakdown: restoredEpisode(now.breakdown, earlier.breakdown, episode, list.episodes),
      ...withDraftOf(now, [episode], earlier.draftOf(episode)),
      ...{ what, alongside },
    };
  }),
);
