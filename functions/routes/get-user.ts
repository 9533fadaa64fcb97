import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { erasureOf } from "../store/account/users.ts";

export const handler = serve(routes.getUser, async ({ session: { userId, email, secondStep } }) => ({
  ...{ email, secondStep },
  erasedOn: await erasureOf(userId),
}));
