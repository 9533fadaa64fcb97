import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { createProject } from "../store/project/projects.ts";

export const handler = serve(routes.createProject, ({ session, payload }) => createProject(session, payload, now()));
