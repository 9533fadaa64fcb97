import { setTimeout as pause } from "node:timers/promises";
import { routes } from "../../shared/contract/routes.ts";
import { mailPasswordResetLink } from "../account/password-reset-mail.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { accountToReset } from "../store/account/account-creation.ts";
import { keepPasswordReset } from "../store/account/password-resets.ts";

/** Longer than a mail takes, so that the time of the answer does not tell whether there is an account. */
const ANSWER_MS = 1000;

export const handler = serve(routes.forgotPassword, async ({ payload: { email } }) => {
  await Promise.all([mailLink(email), pause(ANSWER_MS)]);
  return { ok: true as const };
});

async function mailLink(email: string): Promise<void> {
  const userId = await accountToReset(email);
  const link = userId === undefined ? undefined : await keepPasswordReset(userId, email, nowSeconds);
  if (link) await mailPasswordResetLink(email, link);
}
