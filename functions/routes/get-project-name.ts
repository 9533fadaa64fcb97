import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { projectOf } from "../store/projects.ts";

export const handler = serve(routes.getProjectName, async ({ member }) => {
  const project = await projectOf(member);
  return { ...project, name: project.projectName, may: member.may };
});
