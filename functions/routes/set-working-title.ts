import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { projectOf, setWorkingTitle } from "../store/project/projects.ts";

export const handler = serve(routes.setWorkingTitle, async ({ member, payload: { coverTitle }, refuse }) => {
  const { projectName } = await projectOf(member);
  if (coverTitle?.toLowerCase().includes(projectName.toLowerCase())) {
    refuse(
      "tellsTheName",
      t('"{coverTitle}" reveals the project\'s name. Choose a working title that does not.', { coverTitle }),
    );
  }
  return setWorkingTitle(member, coverTitle);
});
