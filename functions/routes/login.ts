import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, CODE_SPENT, TOO_MANY_ATTEMPTS, WRONG_CODE } from "../account-answer.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { keepRefreshToken } from "../refresh-cookie.ts";
import { signInWith } from "../sign-in.ts";
import { welcome } from "../store/people.ts";

export const handler = serve(routes.login, async ({ payload: { email, password, code }, refuse, setCookie }) => {
  const tokens = await accountAnswer(signInWith(email, password, code), {
    notAuthorized: () => refuse("wrongPassword", "The e-mail address or the password is not right."),
    notConfirmed: () =>
      refuse("notConfirmed", "This account is not confirmed yet. Open the link in the mail that we sent you."),
    codeNeeded: () => refuse("codeNeeded", "Enter the code that your authenticator app shows, or a recovery code."),
    wrongCode: () => refuse("wrongCode", WRONG_CODE),
    codeExpired: () => refuse("wrongCode", CODE_SPENT),
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
  });
  await welcome(tokens.userId, { email, secondStep: tokens.secondStep }, nowSeconds());
  setCookie(keepRefreshToken(tokens.refreshToken));
  return { token: tokens.token, user: { id: tokens.userId, email } };
});
