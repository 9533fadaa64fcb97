import { routes } from "../../shared/contract/routes.ts";
import { LINK_EXPIRED, mapCognitoErrors, WEAK_PASSWORD, WRONG_LINK } from "../account/cognito-refusals.ts";
import { GUESSABLE_PASSWORD, isGuessable } from "../account/guessable-password.ts";
import { sentOrLogged } from "../account/mail-link.ts";
import { mailPasswordChanged } from "../account/password-reset-mail.ts";
import { serve } from "../http/serve.ts";
import { partsOfRevoked, revokeWithoutSession } from "../project/revocation.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { setPassword } from "../store/account/account-creation.ts";
import { recordAccountEvent } from "../store/account/account-events.ts";
import { deletePasswordReset, passwordResetBy } from "../store/account/password-resets.ts";
import { sessionsOf } from "../store/account/session-list.ts";
import { revokeAllSessions } from "../store/account/session-revocation.ts";

/** The user has no session of their own yet. */
const NONE = "";

export const handler = serve(
  routes.resetPassword,
  async ({ payload: { user, code, password }, device, requestId, refuse }) => {
    const reset = (await passwordResetBy({ user, code })) ?? refuse("wrongCode", WRONG_LINK);
    if (reset.linkUntil < nowSeconds()) refuse("codeExpired", LINK_EXPIRED);
    if (isGuessable(password, reset.address)) refuse("weakPassword", GUESSABLE_PASSWORD);
    await mapCognitoErrors(setPassword(user, password), {
      notAuthorized: () => refuse("wrongCode", WRONG_LINK),
      weakPassword: () => refuse("weakPassword", WEAK_PASSWORD),
    });
    const sessions = (await sessionsOf({ userId: user, signIn: NONE }, nowSeconds)).length;
    await revokeAllSessions(user, nowSeconds);
    // Someone who knew the old password or read the mailbox may have them, and they need no session.
    const revoked = partsOfRevoked(await revokeWithoutSession(user, reset.address));
    const at = now();
    await recordAccountEvent(user, { at, what: "passwordChanged", sessions, ...device }, requestId);
    // After the rest, so that the link still works if the response is lost.
    await deletePasswordReset(user);
    await sentOrLogged(mailPasswordChanged(reset.address, at, device, revoked));
    return { ok: true as const };
  },
);
