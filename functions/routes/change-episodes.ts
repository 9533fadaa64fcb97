import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { changeEpisodeList, listChanged } from "../breakdown/episode-change.ts";
import { episodeList } from "../breakdown/episode-list.ts";
import { episodesSplit } from "../breakdown/episode-split.ts";
import { serve } from "../http/serve.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";

export const handler = serve(routes.changeEpisodes, async ({ member, payload, refuse }) => {
  const { change } = payload;
  await changeEpisodeList(member, payload, refuse, async (before, production) => {
    if (change.kind !== "split") return listChanged(member, before, production, change);
    const drafts = await draftsOf(member);
    const draft =
      drafts.find(({ version }) => version === change.draft) ??
      refuse("noSuchScript", t("This draft of the script does not exist."));
    return (
      episodesSplit(before.episodes, production, draft, drafts) ??
      refuse(
        "oneEpisode",
        t("The breakdown's scenes of draft {draft} are not numbered by several episodes, such as 103/12 and 104/1.", {
          draft: change.draft,
        }),
      )
    );
  });
  return episodeList(member);
});
