import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";

export const handler = serve(routes.getUser, async ({ session }) => ({ email: session.email }));
