import { t } from "../i18n/translate.ts";
import { otherProjects } from "./other-projects.ts";
import { type Finds, projectTargets, settled } from "./project-finds.ts";

/** Everything that must be requested: the content of the open project, and the other projects. */
export async function fetchedFinds(user: string, project: string | undefined): Promise<Finds> {
  const [held, others] = await Promise.all([
    project === undefined ? { finds: [], missing: [] } : projectTargets(user, project),
    settled([[t("your projects"), otherProjects(user, project)]]),
  ]);
  return { finds: [...held.finds, ...others.finds], missing: [...held.missing, ...others.missing] };
}
