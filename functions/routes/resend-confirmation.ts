import { routes } from "../../shared/contract/routes.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { mailSignupLink } from "../signup-mail.ts";
import { personOf } from "../store/people.ts";
import { renewSignup } from "../store/signups.ts";

export const handler = serve(routes.resendConfirmation, async ({ payload: { email } }) => {
  const { signup } = await personOf(email, nowSeconds);
  const link = signup?.password !== undefined ? await renewSignup(signup, nowSeconds()) : undefined;
  if (link) await mailSignupLink(email, link);
  return { ok: true as const };
});
