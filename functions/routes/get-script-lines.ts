import { routes } from "../../shared/contract/routes.ts";
import { draftOfVersion, linesOf } from "../breakdown/draft-reader.ts";
import { pagesOf } from "../breakdown/shown-lines.ts";
import { serve } from "../http/serve.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.getScriptLines, async ({ member, query, mark, refuse }) => {
  const draft =
    (await draftOfVersion(member, query.version)) ?? refuse("noSuchScript", "This draft of the script does not exist.");
  const lines =
    (await linesOf(member, draft.draftId)) ??
    refuse("noLines", `The pages of "${draft.name}" have not been read yet. Generate its breakdown first.`);
  const { pagesMarked } = await projectOf(member);
  return { draftVersion: draft.version, name: draft.name, pages: pagesOf(lines), mark: pagesMarked ? mark() : null };
});
