import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { projectsOf } from "../store/projects.ts";

export const handler = serve(routes.listProjects, ({ session }) => projectsOf(session));
