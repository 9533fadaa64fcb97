import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { LINK_EXPIRED, mapCognitoErrors, WEAK_PASSWORD, WRONG_LINK } from "../account/cognito-refusals.ts";
import { GUESSABLE_PASSWORD, isGuessable } from "../account/guessable-password.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { makeAccount } from "../store/account/account-creation.ts";
import { forgetPassword, signupBy } from "../store/account/signups.ts";

export const handler = serve(routes.confirmSignup, async ({ payload: { password, ...link }, refuse }) => {
  const signup = (await signupBy(link)) ?? refuse("wrongCode", WRONG_LINK);
  if (signup.expiresAt < nowSeconds()) refuse("codeExpired", LINK_EXPIRED);
  if (isGuessable(password, signup.email)) refuse("weakPassword", GUESSABLE_PASSWORD);
  // Anyone can sign up with this address, so the password is chosen here, by the owner of the mailbox.
  const isMade = await mapCognitoErrors(makeAccount(signup.email, password), {
    weakPassword: () => refuse("weakPassword", WEAK_PASSWORD),
  });
  if (!isMade) refuse("wrongCode", t("This account is already confirmed, or the link is not valid. Try signing in."));
  await forgetPassword(signup);
  return { ok: true as const };
});
