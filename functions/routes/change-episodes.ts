import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { changeEpisodeList } from "../breakdown/episode-change.ts";
import { episodeList } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";

export const handler = serve(routes.changeEpisodes, async ({ member, payload, refuse }) => {
  const { change } = payload;
  if (change.kind === "split") {
    if (!(await draftsOf(member)).some(({ version }) => version === change.draft)) {
      refuse("noSuchScript", t("This draft of the script does not exist."));
    }
    return refuse("oneEpisode", t("Draft {draft} does not hold several episodes.", { draft: change.draft }));
  }
  await changeEpisodeList(member, { ...payload, change }, refuse);
  return episodeList(member);
});
