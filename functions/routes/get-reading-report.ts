import { readingReport } from "../../shared/breakdown/drafts/reading-report.ts";
import { episodesInRows } from "../../shared/breakdown/episodes/draft-parts.ts";
import { breakdownFromScenes } from "../../shared/breakdown/model/breakdown-from-scenes.ts";
import { routes } from "../../shared/contract/routes.ts";
import { episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { t } from "../../shared/i18n/speech.ts";
import { draftOfVersion, draftReading } from "../breakdown/draft-reader.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";

export const handler = serve(routes.getReadingReport, async ({ member, query, refuse }) => {
  if ("episode" in query) await requireEpisode(member, query.episode, refuse);
  const draft =
    (await ("version" in query
      ? draftOfVersion(member, query.version)
      : draftOfVersion(member, undefined, query.episode))) ??
    refuse("noSuchScript", t("This draft of the script does not exist."));
  const { name, version, format } = draft;
  const read =
    (await draftReading(member, draft)) ??
    refuse("noLines", t('The pages of "{name}" have not been read yet. Generate its breakdown first.', { name }));
  const { rows } = breakdownFromScenes(read.scenes);
  const episodes = episodeOf(draft) === FIRST_EPISODE ? episodesInRows(rows) : [];
  return { name, version, format, ...readingReport(read), ...(episodes.length > 0 && { episodes }) };
});
