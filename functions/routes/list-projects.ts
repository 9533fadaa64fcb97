import { routes } from "../../shared/contract/routes.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { acceptInvitations } from "../store/people.ts";
import { projectsOf } from "../store/projects.ts";

export const handler = serve(routes.listProjects, async ({ session }) => {
  await acceptInvitations(session, nowSeconds);
  return projectsOf(session);
});
