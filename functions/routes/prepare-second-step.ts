import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, TOO_MANY_ATTEMPTS } from "../account-answer.ts";
import { serve } from "../http.ts";
import { prepareApp } from "../store/second-step.ts";

export const handler = serve(routes.prepareSecondStep, async ({ session, refuse }) => {
  const secret = await accountAnswer(prepareApp(session), {
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
  });
  const label = encodeURIComponent(`Backlot:${session.email}`);
  return { secret, address: `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: "Backlot" })}` };
});
