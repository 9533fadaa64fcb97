import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { projectOf } from "../store/projects.ts";
import { isLimited } from "../store/sessions.ts";
import { paletteOf } from "../store/strip-palettes.ts";

export const handler = serve(routes.getProjectName, async ({ member }) => {
  const [{ outsideName: _, isUnderCover: __, ...project }, palette] = await Promise.all([
    projectOf(member),
    paletteOf(member),
  ]);
  const { may } = member;
  return { ...project, name: project.projectName, may, limited: isLimited(member), ...(palette && { palette }) };
});
