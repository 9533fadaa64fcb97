import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, CODE_SPENT, TOO_MANY_ATTEMPTS, WRONG_CODE } from "../account-answer.ts";
import { now, nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { keepRefreshToken } from "../refresh-cookie.ts";
import { signInWith } from "../sign-in.ts";
import { noteEvent } from "../store/account-events.ts";
import { personOf, welcome } from "../store/people.ts";
import { noteUse } from "../store/session-use.ts";

export const handler = serve(
  routes.login,
  async ({ payload: { email, password, code }, device, requestId, refuse, setCookie }) => {
    const noteTried = async (what: "wrongPassword" | "wrongCode") =>
      noteEvent((await personOf(email)).userId, { at: now(), what, ...device }, requestId);
    const tokens = await accountAnswer(signInWith(email, password, code), {
      notAuthorized: async () => {
        await noteTried("wrongPassword");
        return refuse("wrongPassword", "The email or password is incorrect.");
      },
      notConfirmed: () =>
        refuse("notConfirmed", "This account is not confirmed yet. Open the link in the email we sent you."),
      codeNeeded: () => refuse("codeNeeded", "Enter the code from your authenticator app, or a recovery code."),
      wrongCode: async () => {
        await noteTried("wrongCode");
        return refuse("wrongCode", WRONG_CODE);
      },
      codeExpired: () => refuse("wrongCode", CODE_SPENT),
      tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    });
    const { userId, secondStep, byRecoveryCode, token, refreshToken } = tokens;
    await welcome(userId, { email, secondStep }, nowSeconds);
    await noteUse(tokens, device, nowSeconds());
    const what = byRecoveryCode ? "signedInByRecoveryCode" : "signedIn";
    await noteEvent(userId, { at: now(), what, ...device }, requestId);
    setCookie(keepRefreshToken(refreshToken));
    return { token, user: { id: userId, email } };
  },
);
