import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { erasureOf } from "../store/people.ts";

export const handler = serve(routes.getUser, async ({ session: { userId, email, secondStep } }) => ({
  ...{ email, secondStep },
  erasedOn: await erasureOf(userId),
}));
