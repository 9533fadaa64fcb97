import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { WEAK_PASSWORD } from "../account/cognito-refusals.ts";
import { GUESSABLE_PASSWORD, isGuessable, isWeak } from "../account/guessable-password.ts";
import { mailSignup } from "../account/signup-mail.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { environment } from "../runtime/environment.ts";
import { hasAccount } from "../store/account/account-creation.ts";
import { keepSignup } from "../store/account/signups.ts";
import { invitationsOf, isOpen } from "../store/account/users.ts";

export const handler = serve(routes.signup, async ({ payload: { email, password }, refuse }) => {
  const invitedTo = await invitationsOf(email);
  // After the table's response, which has set the clock.
  const now = nowSeconds();
  if (!isOpenTo(email) && !invitedTo.some((invitation) => isOpen(invitation, now))) {
    refuse("signupClosed", t("Sign-up here is by invitation. Ask the owner of a project to add you."));
  }
  if (isWeak(password)) refuse("weakPassword", WEAK_PASSWORD);
  if (isGuessable(password, email)) refuse("weakPassword", GUESSABLE_PASSWORD);
  // The same steps run for every address, so that neither the response nor its time reveals whether an account exists.
  const isKnown = await hasAccount(email);
  const link = await keepSignup(email, password, now);
  if (link) await mailSignup(email, link, isKnown);
  return { confirmationSentTo: email };
});

/** The deployment's sign-up rule: open to all, or to certain domains; the first user's address is always allowed. */
function isOpenTo(email: string): boolean {
  if (email === environment("FIRST_PERSON").toLowerCase()) return true;
  const rule = environment("SIGNUP");
  return rule === "open" || rule.split(",").some((domain) => domain.startsWith("@") && email.endsWith(domain));
}
