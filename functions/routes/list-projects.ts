import { routes } from "../../shared/contract/routes.ts";
import { PROJECTS_A_PAGE } from "../../shared/contract/schema/project-page-size.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { acceptInvitations } from "../store/account/users.ts";
import { projectsOf } from "../store/project/projects.ts";

export const handler = serve(routes.listProjects, async ({ session, query: { page = 1 } }) => {
  await acceptInvitations(session, nowSeconds);
  return (await projectsOf(session)).slice((page - 1) * PROJECTS_A_PAGE, page * PROJECTS_A_PAGE);
});
