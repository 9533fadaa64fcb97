import { routes } from "../../shared/contract/routes.ts";
import { ignoreRefusal } from "../account/cognito-refusals.ts";
import { CLEAR_REFRESH_TOKEN, refreshTokenIn } from "../http/refresh-cookie.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { revoke } from "../store/account/accounts.ts";
import { revokeSession } from "../store/account/session-revocation.ts";

export const handler = serve(routes.logout, async ({ session, cookies, setCookie }) => {
  await revokeSession(session, nowSeconds());
  const token = refreshTokenIn(cookies);
  // The session has ended even if Cognito rejects the token, which is any text that the cookie contained.
  if (token) await ignoreRefusal(revoke(token), {});
  setCookie(CLEAR_REFRESH_TOKEN);
  return { ok: true as const };
});
