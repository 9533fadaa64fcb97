import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, quietly, TOO_MANY_ATTEMPTS, WEAK_PASSWORD } from "../account-answer.ts";
import { nowSeconds } from "../clock.ts";
import { EASY_PASSWORD, isEasy } from "../easy-password.ts";
import { environment } from "../environment.ts";
import { serve } from "../http.ts";
import { log } from "../log.ts";
import { resendConfirmation, signUp } from "../store/accounts.ts";
import { AccountError } from "../store/cognito.ts";
import { sendMail } from "../store/mail.ts";
import { isOpen, noteToldOfSignup, personOf } from "../store/people.ts";

export const handler = serve(routes.signup, async ({ payload: { email, password }, refuse }) => {
  const { userId, invitedTo } = await personOf(email);
  if (!isOpenTo(email) && !invitedTo.some((invitation) => isOpen(invitation, nowSeconds()))) {
    refuse("signupClosed", "Sign-up here is by invitation. Ask the owner of a project to add you.");
  }
  if (isEasy(password, email)) refuse("weakPassword", EASY_PASSWORD);
  try {
    await accountAnswer(signUp(email, password), {
      weakPassword: () => refuse("weakPassword", WEAK_PASSWORD),
      tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
    });
  } catch (error) {
    if (!(error instanceof AccountError) || error.refusal !== "emailTaken") throw error;
    // Only the mailbox learns that there is an account; whoever asks is answered as ever.
    await tellHolder(email, userId);
  }
  return { confirmationSentTo: email };
});

/** By the deployer's rule: open to all, to addresses of certain domains, and in any case to whoever is to be the first. */
function isOpenTo(email: string): boolean {
  if (email === environment("FIRST_PERSON").toLowerCase()) return true;
  const rule = environment("SIGNUP");
  return rule === "open" || rule.split(",").some((domain) => domain.startsWith("@") && email.endsWith(domain));
}

/** A profile is made at the first sign-in: before it, what helps is the link of the first mail. */
async function tellHolder(email: string, userId: string | undefined): Promise<void> {
  if (userId === undefined) return quietly(resendConfirmation(email), {});
  if (!(await noteToldOfSignup(userId, nowSeconds()))) return;
  const site = environment("SITE_URL");
  try {
    await sendMail(
      email,
      "You already have a Backlot account",
      `Someone tried to sign up on Backlot with this address, which already has an account.\n\nIf it was you, sign in or request a new password here: ${site}/\n\nIf it was not you, you can ignore this email.\n`,
    );
  } catch (error) {
    log.error("The holder of an account could not be told of a sign-up", {
      error: error instanceof Error ? error : String(error),
    });
  }
}
