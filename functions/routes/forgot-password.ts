import { routes } from "../../shared/contract/routes.ts";
import { inConstantTime, sentOrLogged } from "../account/mail-link.ts";
import { mailPasswordResetLink } from "../account/password-reset-mail.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { accountToReset } from "../store/account/account-creation.ts";
import { keepPasswordReset } from "../store/account/password-resets.ts";

export const handler = serve(routes.forgotPassword, async ({ payload: { email } }) => {
  await inConstantTime(mailLink(email));
  return { ok: true as const };
});

async function mailLink(email: string): Promise<void> {
  const userId = await accountToReset(email);
  const link = userId === undefined ? undefined : await keepPasswordReset(userId, email, nowSeconds);
  if (link) await sentOrLogged(mailPasswordResetLink(email, link));
}
