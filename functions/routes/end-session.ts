import { routes } from "../../shared/contract/routes.ts";
import { now, nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { noteEvent } from "../store/account-events.ts";
import { sessionKnown } from "../store/session-list.ts";
import { endSession } from "../store/sessions.ts";

export const handler = serve(routes.endSession, async ({ session: { userId }, params, device, requestId, refuse }) => {
  const ended = { userId, signIn: params.session };
  const { isEnded, ...of } =
    (await sessionKnown(ended)) ?? refuse("noSuchSession", "This session is not yours, or ended long ago.");
  await endSession(ended, nowSeconds());
  if (!isEnded) await noteEvent(userId, { at: now(), what: "sessionEnded", of, ...device }, requestId);
  return { ok: true as const };
});
