import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { setCompleted } from "../store/projects.ts";

export const handler = serve(routes.completeProject, ({ member, payload }) => setCompleted(member, payload.completed));
