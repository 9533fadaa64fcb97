import { routes } from "../../shared/contract/routes.ts";
import { ignoreRefusal, TOO_MANY_ATTEMPTS } from "../account/cognito-refusals.ts";
import { serve } from "../http/serve.ts";
import { forgotPassword } from "../store/account/accounts.ts";

export const handler = serve(routes.forgotPassword, async ({ payload: { email }, refuse }) => {
  await ignoreRefusal(forgotPassword(email), { tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS) });
  return { ok: true as const };
});
