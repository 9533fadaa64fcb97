import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { isRestricted } from "../store/account/sessions.ts";
import { projectOf } from "../store/project/projects.ts";
import { paletteOf } from "../store/schedule/strip-palettes.ts";

export const handler = serve(routes.getProjectName, async ({ member }) => {
  const [{ publicName: _, hasWorkingTitle: __, ...project }, palette] = await Promise.all([
    projectOf(member),
    paletteOf(member),
  ]);
  const { may } = member;
  return { ...project, name: project.projectName, may, limited: isRestricted(member), ...(palette && { palette }) };
});
