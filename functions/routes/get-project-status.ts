import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { projectStatus } from "../report/project-status.ts";
import { now } from "../runtime/clock.ts";

export const handler = serve(routes.getProjectStatus, async ({ member, query: { today, since } }) =>
  projectStatus(member, { today: today ?? now().slice(0, 10), since }),
);
