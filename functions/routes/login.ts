import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { CODE_USED, mapCognitoErrors, TOO_MANY_ATTEMPTS, WRONG_CODE } from "../account/cognito-refusals.ts";
import { signInWith } from "../account/sign-in.ts";
import { mailTwoFactorChange } from "../account/two-factor-mail.ts";
import { keepRefreshToken } from "../http/refresh-cookie.ts";
import { serve } from "../http/serve.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { recordAccountEvent } from "../store/account/account-events.ts";
import { recordActivity } from "../store/account/session-activity.ts";
import { revokeOtherSessions } from "../store/account/session-revocation.ts";
import { isPasswordOf, signupOf } from "../store/account/signups.ts";
import { onSignedIn, userIdOf } from "../store/account/users.ts";

export const handler = serve(
  routes.login,
  async ({ payload: { email, password, code }, device, requestId, refuse, setCookie }) => {
    const recordFailedAttempt = (what: "wrongPassword" | "wrongCode", userId: string | undefined) =>
      recordAccountEvent(userId, { at: now(), what, ...device }, requestId);
    const notConfirmed = () =>
      refuse("notConfirmed", t("This account is not confirmed yet. Open the link in the email we sent you."));
    const tokens = await mapCognitoErrors(signInWith(email, password, code), {
      notAuthorized: async () => {
        const [userId, signup] = await Promise.all([userIdOf(email), signupOf(email, nowSeconds)]);
        const isOfSignup = await isPasswordOf(signup, password);
        await recordFailedAttempt("wrongPassword", userId);
        if (isOfSignup) notConfirmed();
        return refuse("wrongPassword", t("The email or password is incorrect."));
      },
      notConfirmed: async () => notConfirmed(),
      codeNeeded: () => refuse("codeNeeded", t("Enter the code from your authenticator app, or a recovery code.")),
      wrongCode: async () => {
        await recordFailedAttempt("wrongCode", await userIdOf(email));
        return refuse("wrongCode", WRONG_CODE);
      },
      codeExpired: () => refuse("wrongCode", CODE_USED),
      tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    });
    const { userId, secondStep, byRecoveryCode, token, refreshToken } = tokens;
    await onSignedIn(userId, { email: tokens.email, secondStep }, nowSeconds);
    await recordActivity(tokens, device, nowSeconds());
    const at = now();
    const what = byRecoveryCode ? "signedInByRecoveryCode" : "signedIn";
    await recordAccountEvent(userId, { at, what, ...device }, requestId);
    if (byRecoveryCode) {
      await revokeOtherSessions(tokens, nowSeconds);
      await mailTwoFactorChange(tokens.email, false, at, device);
    }
    setCookie(keepRefreshToken(refreshToken));
    return { token, user: { id: userId, email: tokens.email } };
  },
);
