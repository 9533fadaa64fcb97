import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { setCompleted } from "../store/project/projects.ts";

export const handler = serve(routes.completeProject, ({ member, payload }) => setCompleted(member, payload.completed));
