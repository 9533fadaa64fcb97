import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, TOO_MANY_ATTEMPTS } from "../account-answer.ts";
import { serve } from "../http.ts";
import { keepRefreshToken } from "../refresh-cookie.ts";
import { signIn } from "../store/accounts.ts";
import { welcome } from "../store/people.ts";

export const handler = serve(routes.login, async ({ payload: { email, password }, refuse, setCookie }) => {
  const tokens = await accountAnswer(signIn(email, password), {
    notAuthorized: () => refuse("wrongPassword", "The e-mail address or the password is not right."),
    notConfirmed: () =>
      refuse("notConfirmed", "This account is not confirmed yet. Open the link in the mail that we sent you."),
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
  });
  await welcome(tokens.userId, email);
  setCookie(keepRefreshToken(tokens.refreshToken));
  return { token: tokens.token, user: { id: tokens.userId, email } };
});
