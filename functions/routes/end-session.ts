import { routes } from "../../shared/contract/routes.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { isKnown } from "../store/session-list.ts";
import { endSession } from "../store/sessions.ts";

export const handler = serve(routes.endSession, async ({ session: { userId }, params, refuse }) => {
  const ended = { userId, signIn: params.session };
  if (!(await isKnown(ended))) refuse("noSuchSession", "This session is none of yours, or has ended long ago.");
  await endSession(ended, nowSeconds());
  return { ok: true as const };
});
