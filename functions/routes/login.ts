import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, CODE_SPENT, TOO_MANY_ATTEMPTS, WRONG_CODE } from "../account-answer.ts";
import { now, nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { keepRefreshToken } from "../refresh-cookie.ts";
import { signInWith } from "../sign-in.ts";
import { noteEvent } from "../store/account-events.ts";
import { personOf, welcome } from "../store/people.ts";
import { noteUse } from "../store/session-use.ts";
import { isPasswordOf } from "../store/signups.ts";

export const handler = serve(
  routes.login,
  async ({ payload: { email, password, code }, device, requestId, refuse, setCookie }) => {
    const noteTried = async (what: "wrongPassword" | "wrongCode") =>
      noteEvent((await personOf(email)).userId, { at: now(), what, ...device }, requestId);
    const notConfirmed = () =>
      refuse("notConfirmed", "This account is not confirmed yet. Open the link in the email we sent you.");
    const tokens = await accountAnswer(signInWith(email, password, code), {
      notAuthorized: async () => {
        const { userId: known, signup } = await personOf(email, nowSeconds);
        if (await isPasswordOf(known === undefined ? signup : undefined, password)) notConfirmed();
        await noteTried("wrongPassword");
        return refuse("wrongPassword", "The email or password is incorrect.");
      },
      notConfirmed: async () => notConfirmed(),
      codeNeeded: () => refuse("codeNeeded", "Enter the code from your authenticator app, or a recovery code."),
      wrongCode: async () => {
        await noteTried("wrongCode");
        return refuse("wrongCode", WRONG_CODE);
      },
      codeExpired: () => refuse("wrongCode", CODE_SPENT),
      tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    });
    const { userId, secondStep, byRecoveryCode, token, refreshToken } = tokens;
    await welcome(userId, { email: tokens.email, secondStep }, nowSeconds);
    await noteUse(tokens, device, nowSeconds());
    const what = byRecoveryCode ? "signedInByRecoveryCode" : "signedIn";
    await noteEvent(userId, { at: now(), what, ...device }, requestId);
    setCookie(keepRefreshToken(refreshToken));
    return { token, user: { id: userId, email: tokens.email } };
  },
);
