import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { projectStatus } from "../report/project-status.ts";
import { today } from "../runtime/clock.ts";

export const handler = serve(routes.getProjectStatus, async ({ member, query }) =>
  projectStatus(member, { today: query.today ?? today(), since: query.since }),
);
