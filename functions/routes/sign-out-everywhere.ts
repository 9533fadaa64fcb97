import { routes } from "../../shared/contract/routes.ts";
import { CLEAR_REFRESH_TOKEN } from "../http/refresh-cookie.ts";
import { serve } from "../http/serve.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { recordAccountEvent } from "../store/account/account-events.ts";
import { sessionsOf } from "../store/account/session-list.ts";
import { revokeAllSessions, revokeSession } from "../store/account/session-revocation.ts";

export const handler = serve(routes.signOutEverywhere, async ({ session, device, requestId, setCookie }) => {
  const sessions = (await sessionsOf(session, nowSeconds)).length;
  await revokeAllSessions(session.userId, nowSeconds, session.signIn);
  await recordAccountEvent(session.userId, { at: now(), what: "signedOutEverywhere", sessions, ...device }, requestId);
  // Last, so that the user can retry if this fails. Revoked by itself, since it may have started in this very second.
  await revokeSession(session, nowSeconds());
  setCookie(CLEAR_REFRESH_TOKEN);
  return { ok: true as const };
});
