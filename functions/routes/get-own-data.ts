import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { membershipOf } from "../store/account/sessions.ts";
import { erasureOf, ownRowsOf } from "../store/account/users.ts";
import { crewOf } from "../store/call-sheet/crew.ts";
import { projectsOf } from "../store/project/projects.ts";
import { ownLabel } from "../store/project/team.ts";

export const handler = serve(routes.getOwnData, async ({ session }) => {
  const { userId: id, email } = session;
  const [erasedOn, kept, all] = await Promise.all([erasureOf(id), ownRowsOf(id), projectsOf(session)]);
  const projects = await Promise.all(
    all.map(async ({ id: projectId, projectName, coverTitle }) => {
      const member = await membershipOf(id, projectId);
      if (!member) return [];
      const [label, { departments }] = await Promise.all([ownLabel(member), crewOf(member)]);
      const crew = departments.flatMap(({ name: department, positions }) =>
        positions.filter(({ mail }) => mail?.toLowerCase() === email).map((position) => ({ department, ...position })),
      );
      const name = coverTitle ?? projectName;
      return [{ id: projectId, name, role: label, may: member.may, crew }];
    }),
  );
  return { account: { id, email, erasedOn }, projects: projects.flat(), kept: kept.map(withoutSecrets) };
});

/** Removes hashes and other data derived from secrets, which are of no use to the user. */
function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !/hash|secret|code|token/i.test(field)));
}
