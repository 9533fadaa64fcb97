import { routes } from "../../shared/contract/routes.ts";
import { now, nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { FORGET_REFRESH_TOKEN } from "../refresh-cookie.ts";
import { noteEvent } from "../store/account-events.ts";
import { sessionsOf } from "../store/session-list.ts";
import { endAllSessions, endSession } from "../store/sessions.ts";

export const handler = serve(routes.signOutEverywhere, async ({ session, device, requestId, setCookie }) => {
  const sessions = (await sessionsOf(session, nowSeconds)).length;
  await endAllSessions(session.userId, nowSeconds, session.signIn);
  await noteEvent(session.userId, { at: now(), what: "signedOutEverywhere", sessions, ...device }, requestId);
  // Last, so that who was not answered can ask again; it may have begun in this very second.
  await endSession(session, nowSeconds());
  setCookie(FORGET_REFRESH_TOKEN);
  return { ok: true as const };
});
