import { api } from "../api/client.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { recentProjects } from "../session/recent-projects.ts";
import type { FindTarget } from "./find-target.ts";

/**
 * All projects of a user except the open one; those recently opened on this device are also listed as a separate kind.
 */
export async function otherProjects(user: string, open: string | undefined): Promise<readonly FindTarget[]> {
  const projects = (await api.listProjects({ params: { user } })).filter(({ id }) => id !== open);
  const recent = recentProjects().flatMap((id) => projects.find((project) => project.id === id) ?? []);
  const rest = projects.filter((project) => !recent.includes(project));
  const findOf =
    (kind: "recent" | "project") =>
    ({ id, projectName, projectType, completed }: (typeof projects)[number]): FindTarget => ({
      ...{ kind, id, label: projectName },
      note: completed ? t("{projectType}, completed", { projectType }) : projectType,
      target: completed ? paths.completed(id) : paths.project(user, id),
    });
  return [...recent.map(findOf("recent")), ...rest.map(findOf("project"))];
}
