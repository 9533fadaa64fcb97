import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { mapCognitoErrors } from "../account/cognito-refusals.ts";
import { keepRefreshToken, refreshTokenIn } from "../http/refresh-cookie.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { refresh } from "../store/account/accounts.ts";
import { recordActivity } from "../store/account/session-activity.ts";
import { sessionAndMembership } from "../store/account/sessions.ts";

export const handler = serve(routes.refreshSession, async ({ cookies, device, refuse, setCookie }) => {
  const ended = () => refuse("sessionEnded", t("Your session has ended. Please sign in again."));
  const refreshToken = refreshTokenIn(cookies) ?? ended();
  const tokens = await mapCognitoErrors(refresh(refreshToken), {
    notAuthorized: ended,
    notConfirmed: ended,
    unsuitable: ended,
  });
  const session = (await sessionAndMembership(tokens, undefined, nowSeconds)).session ?? ended();
  await recordActivity(tokens, device, nowSeconds());
  setCookie(keepRefreshToken(tokens.refreshToken));
  return { token: tokens.token, user: { id: session.userId, email: session.email } };
});
