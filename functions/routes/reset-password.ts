import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, LINK_EXPIRED, TOO_MANY_ATTEMPTS, WEAK_PASSWORD, WRONG_LINK } from "../account-answer.ts";
import { now, nowSeconds } from "../clock.ts";
import { EASY_PASSWORD, isEasy } from "../easy-password.ts";
import { serve } from "../http.ts";
import { noteEvent } from "../store/account-events.ts";
import { resetPassword } from "../store/accounts.ts";
import { sessionsOf } from "../store/session-list.ts";
import { endAllSessions } from "../store/sessions.ts";

/** Whoever opens the link has no session yet. */
const NONE = "";

export const handler = serve(
  routes.resetPassword,
  async ({ payload: { user, code, password }, device, requestId, refuse }) => {
    if (isEasy(password)) refuse("weakPassword", EASY_PASSWORD);
    await accountAnswer(resetPassword(user, code, password), {
      wrongCode: () => refuse("wrongCode", WRONG_LINK),
      notAuthorized: () => refuse("wrongCode", WRONG_LINK),
      codeExpired: () => refuse("codeExpired", LINK_EXPIRED),
      weakPassword: () => refuse("weakPassword", WEAK_PASSWORD),
      tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    });
    const sessions = (await sessionsOf({ userId: user, signIn: NONE }, nowSeconds)).length;
    await endAllSessions(user, nowSeconds);
    await noteEvent(user, { at: now(), what: "passwordChanged", sessions, ...device }, requestId);
    return { ok: true as const };
  },
);
