import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";

export const handler = serve(routes.verifyToken, async ({ session }) => ({
  user: { id: session.userId, email: session.email },
}));
