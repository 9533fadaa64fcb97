import { routes } from "../../shared/contract/routes.ts";
import { mailSignupLink } from "../account/signup-mail.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { renewSignup } from "../store/account/signups.ts";
import { personOf } from "../store/account/users.ts";

export const handler = serve(routes.resendConfirmation, async ({ payload: { email } }) => {
  const { signup } = await personOf(email, nowSeconds);
  const link = signup?.password !== undefined ? await renewSignup(signup, nowSeconds()) : undefined;
  if (link) await mailSignupLink(email, link);
  return { ok: true as const };
});
