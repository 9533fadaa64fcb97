import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { recordAccountEvent } from "../store/account/account-events.ts";
import { sessionKnown } from "../store/account/session-list.ts";
import { revokeSession } from "../store/account/session-revocation.ts";

export const handler = serve(routes.endSession, async ({ session: { userId }, params, device, requestId, refuse }) => {
  const ended = { userId, signIn: params.session };
  const { isEnded, ...of } =
    (await sessionKnown(ended)) ?? refuse("noSuchSession", t("This session is not yours, or ended long ago."));
  await revokeSession(ended, nowSeconds());
  if (!isEnded) await recordAccountEvent(userId, { at: now(), what: "sessionEnded", of, ...device }, requestId);
  return { ok: true as const };
});
