import { t } from "../../shared/i18n/speech.ts";
import { environment } from "../runtime/environment.ts";
import type { SignupLink } from "../store/account/signups.ts";
import { sendMail } from "../store/aws/mail.ts";

/** Emails the address after a sign-up. Only the email, which its owner reads, reveals whether it has an account. */
export function mailSignup(email: string, link: SignupLink, isKnown: boolean): Promise<void> {
  return isKnown ? mailExistingAccount(email) : mailSignupLink(email, link);
}

/** Emails the link that confirms a new account and sets its password. */
async function mailSignupLink(email: string, link: SignupLink): Promise<void> {
  const address = `${environment("SITE_URL")}/signup?${new URLSearchParams({ ...link })}`;
  await sendMail(
    email,
    t("Confirm your Backlot account"),
    t(
      "Welcome to Backlot. Open this link to confirm your account and set its password:\n\n{address}\n\nThe link is valid for a day. If you did not sign up, you can ignore this email.\n",
      { address },
    ),
  );
}

/** Tells the owner of an existing account about the sign-up; the response does not reveal the account. */
async function mailExistingAccount(email: string): Promise<void> {
  const site = environment("SITE_URL");
  await sendMail(
    email,
    t("You already have a Backlot account"),
    t(
      "Someone tried to sign up on Backlot with this address, which already has an account.\n\nIf it was you, sign in or request a new password here: {site}/\n\nIf it was not you, you can ignore this email.\n",
      { site },
    ),
  );
}
