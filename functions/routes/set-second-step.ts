import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, CODE_SPENT, quietly, TOO_MANY_ATTEMPTS, WRONG_CODE } from "../account-answer.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { signInWith } from "../sign-in.ts";
import { noteEvent } from "../store/account-events.ts";
import { revoke } from "../store/accounts.ts";
import { confirmApp, leaveApp, newRecoveryCodes, noteSecondStep } from "../store/second-step.ts";

export const handler = serve(routes.setSecondStep, async ({ session, payload, device, requestId, refuse }) => {
  const words = {
    wrongCode: () => refuse("wrongCode", WRONG_CODE),
    codeExpired: () => refuse("wrongCode", CODE_SPENT),
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    notAuthorized: () => refuse("wrongPassword", "The password is incorrect."),
    unsuitable: () => refuse("notPrepared", "Start again: scan the code with your authenticator app first."),
  };
  const note = (what: "secondStepOn" | "secondStepOff") =>
    noteEvent(session.userId, { at: now(), what, ...device }, requestId);
  if (payload.on) {
    await accountAnswer(confirmApp(session, payload.code), words);
    const recoveryCodes = await newRecoveryCodes(session.userId);
    await noteSecondStep(session.userId, true);
    await note("secondStepOn");
    return { on: true, recoveryCodes };
  }
  // Who holds nothing but an open session cannot take the second step away.
  const { refreshToken } = await accountAnswer(signInWith(session.email, payload.password, payload.code), words);
  await quietly(revoke(refreshToken), {});
  await accountAnswer(leaveApp(session), words);
  await noteSecondStep(session.userId, false);
  await note("secondStepOff");
  return { on: false, recoveryCodes: [] };
});
