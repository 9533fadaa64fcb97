import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { draftOfVersion, linesOf } from "../breakdown/draft-reader.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { pagesOf } from "../breakdown/shown-lines.ts";
import { serve } from "../http/serve.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.getScriptLines, async ({ member, query, mark, refuse }) => {
  await requireEpisode(member, query.episode, refuse);
  const draft =
    (await draftOfVersion(member, query.version, query.episode)) ??
    refuse("noSuchScript", t("This draft of the script does not exist."));
  const lines =
    (await linesOf(member, draft.draftId)) ??
    refuse(
      "noLines",
      t('The pages of "{name}" have not been read yet. Generate its breakdown first.', { name: draft.name }),
    );
  const { pagesMarked } = await projectOf(member);
  return { draftVersion: draft.version, name: draft.name, pages: pagesOf(lines), mark: pagesMarked ? mark() : null };
});
