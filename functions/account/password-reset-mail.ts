import { environment } from "../runtime/environment.ts";
import { sendMail } from "../store/aws/mail.ts";

/** Fewer than usual: the retries of a busy SES must end within the time of a response without an email. */
const ATTEMPTS = 2;

/** Emails the link for setting a new password. */
export async function mailPasswordResetLink(email: string, link: { user: string; code: string }): Promise<void> {
  const address = `${environment("SITE_URL")}/reset-password?${new URLSearchParams(link)}`;
  await sendMail(
    email,
    "Set a new Backlot password",
    `Open this link to set a new password:\n\n${address}\n\nThe link is good for an hour. If you did not request it, ignore this email.\n`,
    ATTEMPTS,
  );
}
