import { routes } from "../../shared/contract/routes.ts";
import { reconcileDrafts, scriptOf } from "../breakdown/breakdown-run.ts";
import { serve } from "../http/serve.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";

export const handler = serve(routes.listScripts, async ({ member }) => {
  const [drafts, { episodes }] = await Promise.all([reconcileDrafts(member), episodesOf(member)]);
  return drafts.map((draft) => scriptOf(draft, episodes));
});
