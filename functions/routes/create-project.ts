import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { createProject } from "../store/projects.ts";

export const handler = serve(routes.createProject, ({ session, payload }) => createProject(session, payload, now()));
