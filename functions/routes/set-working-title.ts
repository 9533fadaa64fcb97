import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { projectOf, setWorkingTitle } from "../store/project/projects.ts";

export const handler = serve(routes.setWorkingTitle, async ({ member, payload: { coverTitle }, refuse }) => {
  const { projectName } = await projectOf(member);
  if (coverTitle?.toLowerCase().includes(projectName.toLowerCase())) {
    refuse("tellsTheName", `"${coverTitle}" reveals the project's name. Choose a working title that does not.`);
  }
  return setWorkingTitle(member, coverTitle);
});
