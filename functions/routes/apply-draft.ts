import { routes } from "../../shared/contract/routes.ts";
import { FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { t } from "../../shared/i18n/speech.ts";
import { changeBreakdown } from "../breakdown/breakdown-change.ts";
import { ofEpisodeText, withDraft } from "../breakdown/draft-merge.ts";
import { draftOfVersion, readingOf, titleOf } from "../breakdown/draft-reader.ts";
import { serve } from "../http/serve.ts";
import { episodesOf, unchangedEpisodes } from "../store/breakdown/episodes.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.applyDraft, async ({ member, payload, refuse }) =>
  changeBreakdown(member, payload, refuse, async (before) => {
    const { draftVersion, keepAside, episode = FIRST_EPISODE } = payload;
    const proposal = await pendingDraftOf(member, episode);
    const draft = await draftOfVersion(member, draftVersion);
    if (draft === undefined || proposal?.draftVersion !== draftVersion) {
      return refuse(
        "noDraft",
        t("Draft {draftVersion} is no longer waiting for review. Reload the page.", { draftVersion }),
      );
    }
    const [reading, list] = await Promise.all([readingOf(member, draft.draftId), episodesOf(member)]);
    return {
      ...withDraft(before, list.episodes, { ...reading, version: draftVersion, episode, keepAside }),
      clearsPendingDraft: { episode, draftVersion },
      alongside: [unchangedEpisodes(member, list.version)],
      what: `Applied draft ${titleOf(draft)}${ofEpisodeText(list.episodes, episode)}`,
    };
  }),
);
