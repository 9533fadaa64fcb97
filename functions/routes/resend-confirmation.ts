import { routes } from "../../shared/contract/routes.ts";
import { inConstantTime, sentOrLogged } from "../account/mail-link.ts";
import { mailSignup } from "../account/signup-mail.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { hasAccount } from "../store/account/account-creation.ts";
import { renewSignup, signupOf } from "../store/account/signups.ts";

export const handler = serve(routes.resendConfirmation, async ({ payload: { email } }) => {
  await inConstantTime(mailAgain(email));
  return { ok: true as const };
});

async function mailAgain(email: string): Promise<void> {
  const signup = await signupOf(email, nowSeconds);
  const isKnown = await hasAccount(email);
  const link = signup && (await renewSignup(signup, nowSeconds()));
  if (link) await sentOrLogged(mailSignup(email, link, isKnown));
}
