import { routes } from "../../shared/contract/routes.ts";
import {
  LINK_EXPIRED,
  mapCognitoErrors,
  TOO_MANY_ATTEMPTS,
  WEAK_PASSWORD,
  WRONG_LINK,
} from "../account/cognito-refusals.ts";
import { GUESSABLE_PASSWORD, isGuessable } from "../account/guessable-password.ts";
import { serve } from "../http/serve.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { recordAccountEvent } from "../store/account/account-events.ts";
import { resetPassword } from "../store/account/accounts.ts";
import { sessionsOf } from "../store/account/session-list.ts";
import { revokeAllSessions } from "../store/account/session-revocation.ts";

/** The user has no session of their own yet. */
const NONE = "";

export const handler = serve(
  routes.resetPassword,
  async ({ payload: { user, code, password }, device, requestId, refuse }) => {
    if (isGuessable(password)) refuse("weakPassword", GUESSABLE_PASSWORD);
    await mapCognitoErrors(resetPassword(user, code, password), {
      wrongCode: () => refuse("wrongCode", WRONG_LINK),
      notAuthorized: () => refuse("wrongCode", WRONG_LINK),
      codeExpired: () => refuse("codeExpired", LINK_EXPIRED),
      weakPassword: () => refuse("weakPassword", WEAK_PASSWORD),
      tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    });
    const sessions = (await sessionsOf({ userId: user, signIn: NONE }, nowSeconds)).length;
    await revokeAllSessions(user, nowSeconds);
    await recordAccountEvent(user, { at: now(), what: "passwordChanged", sessions, ...device }, requestId);
    return { ok: true as const };
  },
);
