import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { crewOf } from "../store/crew.ts";

export const handler = serve(routes.getCrew, ({ member }) => crewOf(member));
