import { routes } from "../../shared/contract/routes.ts";
import { quietly } from "../account-answer.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { FORGET_REFRESH_TOKEN, refreshTokenIn } from "../refresh-cookie.ts";
import { revoke } from "../store/accounts.ts";
import { endSession } from "../store/sessions.ts";

export const handler = serve(routes.logout, async ({ session, cookies, setCookie }) => {
  await endSession(session, nowSeconds());
  const token = refreshTokenIn(cookies);
  // The session has ended whatever Cognito says to this: a cookie can hold anything.
  if (token) await quietly(revoke(token), {});
  setCookie(FORGET_REFRESH_TOKEN);
  return { ok: true as const };
});
