import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import {
  CODE_USED,
  ignoreRefusal,
  mapCognitoErrors,
  TOO_MANY_ATTEMPTS,
  WRONG_CODE,
} from "../account/cognito-refusals.ts";
import { signInWith } from "../account/sign-in.ts";
import { mailTwoFactorChange } from "../account/two-factor-mail.ts";
import { serve } from "../http/serve.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { recordAccountEvent } from "../store/account/account-events.ts";
import { revoke } from "../store/account/accounts.ts";
import { revokeOtherSessions } from "../store/account/session-revocation.ts";
import { confirmTotp, disableTwoFactor, newRecoveryCodes, recordTwoFactor } from "../store/account/two-factor.ts";

export const handler = serve(routes.setTwoFactor, async ({ session, payload, device, requestId, refuse }) => {
  const words = {
    wrongCode: () => refuse("wrongCode", WRONG_CODE),
    codeExpired: () => refuse("wrongCode", CODE_USED),
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    notAuthorized: () => refuse("wrongPassword", t("The password is incorrect.")),
    unsuitable: () => refuse("notPrepared", t("Start again: scan the code with your authenticator app first.")),
  };
  const changed = async (isOn: boolean) => {
    const at = now();
    await recordTwoFactor(session.userId, isOn);
    await revokeOtherSessions(session, nowSeconds);
    const what = isOn ? "secondStepOn" : "secondStepOff";
    await recordAccountEvent(session.userId, { at, what, ...device }, requestId);
    await mailTwoFactorChange(session.email, isOn, at, device);
  };
  if (payload.on) {
    await mapCognitoErrors(confirmTotp(session, payload.code, nowSeconds()), words);
    const recoveryCodes = await newRecoveryCodes(session.userId);
    await changed(true);
    return { on: true, recoveryCodes };
  }
  // Requires the password, so that an open session alone is not enough to disable two-factor authentication.
  const { refreshToken } = await mapCognitoErrors(signInWith(session.email, payload.password, payload.code), words);
  await ignoreRefusal(revoke(refreshToken), {});
  await disableTwoFactor(session.userId);
  await changed(false);
  return { on: false, recoveryCodes: [] };
});
