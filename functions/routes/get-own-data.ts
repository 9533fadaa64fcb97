import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { crewOf } from "../store/crew.ts";
import { erasureOf, ownRowsOf } from "../store/people.ts";
import { projectsOf } from "../store/projects.ts";
import { membershipOf } from "../store/sessions.ts";
import { ownLabel } from "../store/team.ts";

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

/** A row without what stands there for a secret, and would tell nobody anything. */
function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !/hash|secret|code|token/i.test(field)));
}
