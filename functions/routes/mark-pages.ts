import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { setPagesMarked } from "../store/projects.ts";

export const handler = serve(routes.markPages, async ({ member, payload: { marked } }) => {
  await setPagesMarked(member, marked);
  return { marked };
});
