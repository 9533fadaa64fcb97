import { routes } from "../../shared/contract/routes.ts";
import { FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { t } from "../../shared/i18n/speech.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { discardPendingDraft } from "../store/breakdown/pending-draft.ts";

export const handler = serve(
  routes.discardDraft,
  async ({ member, payload: { draftVersion, episode = FIRST_EPISODE }, refuse }) => {
    await requireEpisode(member, episode, refuse);
    if (!(await discardPendingDraft(member, episode, draftVersion))) {
      refuse("noDraft", t("Draft {draftVersion} is no longer waiting for review.", { draftVersion }));
    }
    return { ok: true as const };
  },
);
