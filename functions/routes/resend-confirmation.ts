import { routes } from "../../shared/contract/routes.ts";
import { quietly, TOO_MANY_ATTEMPTS } from "../account-answer.ts";
import { serve } from "../http.ts";
import { resendConfirmation } from "../store/accounts.ts";

export const handler = serve(routes.resendConfirmation, async ({ payload: { email }, refuse }) => {
  await quietly(resendConfirmation(email), { tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS) });
  return { ok: true as const };
});
