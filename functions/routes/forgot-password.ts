import { routes } from "../../shared/contract/routes.ts";
import { quietly, TOO_MANY_ATTEMPTS } from "../account-answer.ts";
import { serve } from "../http.ts";
import { forgotPassword } from "../store/accounts.ts";

export const handler = serve(routes.forgotPassword, async ({ payload: { email }, refuse }) => {
  await quietly(forgotPassword(email), { tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS) });
  return { ok: true as const };
});
