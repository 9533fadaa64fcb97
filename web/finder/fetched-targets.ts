import { t } from "../i18n/translate.ts";
import { otherProjects } from "./other-projects.ts";
import { type FoundTargets, projectTargets, settled } from "./project-targets.ts";

/** Everything that must be requested: the content of the open project, and the other projects. */
export async function fetchedTargets(user: string, project: string | undefined): Promise<FoundTargets> {
  const [held, others] = await Promise.all([
    project === undefined ? { targets: [], missing: [] } : projectTargets(user, project),
    settled([[t("your projects"), otherProjects(user, project)]]),
  ]);
  return { targets: [...held.targets, ...others.targets], missing: [...held.missing, ...others.missing] };
}
