import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer } from "../account-answer.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { keepRefreshToken, refreshTokenIn } from "../refresh-cookie.ts";
import { refresh } from "../store/accounts.ts";
import { noteUse } from "../store/session-use.ts";
import { sessionAndMembership } from "../store/sessions.ts";

export const handler = serve(routes.refreshSession, async ({ cookies, device, refuse, setCookie }) => {
  const ended = () => refuse("sessionEnded", "Your session has ended. Please sign in again.");
  const refreshToken = refreshTokenIn(cookies) ?? ended();
  const tokens = await accountAnswer(refresh(refreshToken), {
    notAuthorized: ended,
    notConfirmed: ended,
    unsuitable: ended,
  });
  const session = (await sessionAndMembership(tokens, undefined, nowSeconds)).session ?? ended();
  await noteUse(tokens, device, nowSeconds());
  setCookie(keepRefreshToken(tokens.refreshToken));
  return { token: tokens.token, user: { id: session.userId, email: session.email } };
});
