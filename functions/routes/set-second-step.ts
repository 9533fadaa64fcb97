import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, CODE_SPENT, quietly, TOO_MANY_ATTEMPTS, WRONG_CODE } from "../account-answer.ts";
import { now, nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { tellOfSecondStep } from "../second-step-mail.ts";
import { signInWith } from "../sign-in.ts";
import { noteEvent } from "../store/account-events.ts";
import { revoke } from "../store/accounts.ts";
import { confirmApp, leaveAppOf, newRecoveryCodes, noteSecondStep } from "../store/second-step.ts";
import { endOtherSessions } from "../store/sessions.ts";

export const handler = serve(routes.setSecondStep, async ({ session, payload, device, requestId, refuse }) => {
  const words = {
    wrongCode: () => refuse("wrongCode", WRONG_CODE),
    codeExpired: () => refuse("wrongCode", CODE_SPENT),
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    notAuthorized: () => refuse("wrongPassword", "The password is incorrect."),
    unsuitable: () => refuse("notPrepared", "Start again: scan the code with your authenticator app first."),
  };
  const changed = async (isOn: boolean) => {
    const at = now();
    await noteSecondStep(session.userId, isOn);
    await endOtherSessions(session, nowSeconds);
    const what = isOn ? "secondStepOn" : "secondStepOff";
    await noteEvent(session.userId, { at, what, ...device }, requestId);
    await tellOfSecondStep(session.email, isOn, at, device);
  };
  if (payload.on) {
    await accountAnswer(confirmApp(session, payload.code, nowSeconds()), words);
    const recoveryCodes = await newRecoveryCodes(session.userId);
    await changed(true);
    return { on: true, recoveryCodes };
  }
  // Who holds nothing but an open session cannot take the second step away.
  const { refreshToken } = await accountAnswer(signInWith(session.email, payload.password, payload.code), words);
  await quietly(revoke(refreshToken), {});
  await leaveAppOf(session.userId);
  await changed(false);
  return { on: false, recoveryCodes: [] };
});
