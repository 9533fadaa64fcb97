import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { projectOf, setCoverTitle } from "../store/projects.ts";

export const handler = serve(routes.setCoverTitle, async ({ member, payload: { coverTitle }, refuse }) => {
  const { projectName } = await projectOf(member);
  if (coverTitle?.toLowerCase().includes(projectName.toLowerCase())) {
    refuse("tellsTheName", `"${coverTitle}" reveals the project's name. Choose a working title that does not.`);
  }
  return setCoverTitle(member, coverTitle);
});
