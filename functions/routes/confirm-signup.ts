import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, LINK_EXPIRED, TOO_MANY_ATTEMPTS, WRONG_LINK } from "../account-answer.ts";
import { serve } from "../http.ts";
import { confirmSignUp } from "../store/accounts.ts";

export const handler = serve(routes.confirmSignup, async ({ payload: { user, code }, refuse }) => {
  await accountAnswer(confirmSignUp(user, code), {
    wrongCode: () => refuse("wrongCode", WRONG_LINK),
    notAuthorized: () =>
      refuse("wrongCode", "This account is already confirmed, or the link is not valid. Try signing in."),
    codeExpired: () => refuse("codeExpired", LINK_EXPIRED),
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
  });
  return { ok: true as const };
});
