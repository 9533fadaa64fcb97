import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, LINK_EXPIRED, TOO_MANY_ATTEMPTS, WEAK_PASSWORD, WRONG_LINK } from "../account-answer.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { resetPassword } from "../store/accounts.ts";
import { endAllSessions } from "../store/sessions.ts";

export const handler = serve(routes.resetPassword, async ({ payload: { user, code, password }, refuse }) => {
  await accountAnswer(resetPassword(user, code, password), {
    wrongCode: () => refuse("wrongCode", WRONG_LINK),
    notAuthorized: () => refuse("wrongCode", WRONG_LINK),
    codeExpired: () => refuse("codeExpired", LINK_EXPIRED),
    weakPassword: () => refuse("weakPassword", WEAK_PASSWORD),
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
  });
  await endAllSessions(user, nowSeconds());
  return { ok: true as const };
});
