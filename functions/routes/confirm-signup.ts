import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, LINK_EXPIRED, WEAK_PASSWORD, WRONG_LINK } from "../account-answer.ts";
import { nowSeconds } from "../clock.ts";
import { EASY_PASSWORD, isEasy } from "../easy-password.ts";
import { serve } from "../http.ts";
import { makeAccount } from "../store/account-making.ts";
import { forgetPassword, signupBy } from "../store/signups.ts";

export const handler = serve(routes.confirmSignup, async ({ payload: { password, ...link }, refuse }) => {
  const signup = (await signupBy(link)) ?? refuse("wrongCode", WRONG_LINK);
  if (signup.expiresAt < nowSeconds()) refuse("codeExpired", LINK_EXPIRED);
  if (isEasy(password, signup.email)) refuse("weakPassword", EASY_PASSWORD);
  // Anybody could sign up with this address; whoever opens its mail alone chooses the password.
  const isMade = await accountAnswer(makeAccount(signup.email, password), {
    weakPassword: () => refuse("weakPassword", WEAK_PASSWORD),
  });
  if (!isMade) refuse("wrongCode", "This account is already confirmed, or the link is not valid. Try signing in.");
  await forgetPassword(signup);
  return { ok: true as const };
});
