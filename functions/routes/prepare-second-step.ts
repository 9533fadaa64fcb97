import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, CODE_SPENT, TOO_MANY_ATTEMPTS, WRONG_CODE } from "../account-answer.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { triedCode } from "../sign-in.ts";
import { ownerToken } from "../store/owner-token.ts";
import { prepareApp } from "../store/second-step.ts";

export const handler = serve(routes.prepareSecondStep, async ({ session, payload: { password, code }, refuse }) => {
  // Who holds nothing but an open session cannot put their own app in the place of the owner's.
  const token = await accountAnswer(
    ownerToken(session.userId, password, () => triedCode(session.userId, code)),
    {
      notAuthorized: () => refuse("wrongPassword", "The password is incorrect."),
      codeNeeded: () => refuse("codeNeeded", "Enter the code that your authenticator app shows."),
      wrongCode: () => refuse("wrongCode", WRONG_CODE),
      codeExpired: () => refuse("wrongCode", CODE_SPENT),
      tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    },
  );
  const secret = await accountAnswer(prepareApp(session, token, nowSeconds()), {
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
  });
  const label = encodeURIComponent(`Backlot:${session.email}`);
  return { secret, address: `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: "Backlot" })}` };
});
