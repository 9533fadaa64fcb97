import { clockOf } from "../../shared/call-sheet/model/project-clock.ts";
import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { isRestricted } from "../store/account/sessions.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";
import { projectOf } from "../store/project/projects.ts";
import { paletteOf } from "../store/schedule/strip-palettes.ts";

export const handler = serve(routes.getProjectName, async ({ member }) => {
  const [{ publicName: _, hasWorkingTitle: __, ...project }, palette, { settings }] = await Promise.all([
    projectOf(member),
    paletteOf(member),
    callSheetSettingsOf(member),
  ]);
  return {
    ...project,
    name: project.projectName,
    may: member.may,
    limited: isRestricted(member),
    ...(palette && { palette }),
    clock: clockOf(settings),
  };
});
