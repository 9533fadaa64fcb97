import type { Device } from "../../shared/contract/account.ts";
import { t } from "../../shared/i18n/speech.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { environment } from "../runtime/environment.ts";
import { sendMail } from "../store/aws/mail.ts";
import { deviceText } from "./device-text.ts";

/** Fewer than usual: the retries of a busy SES must end within the time of a response without an email. */
const ATTEMPTS = 2;

/** Emails the link for setting a new password. */
export async function mailPasswordResetLink(email: string, link: { user: string; code: string }): Promise<void> {
  const address = `${environment("SITE_URL")}/reset-password?${new URLSearchParams(link)}`;
  await sendMail(
    email,
    t("Set a new Backlot password"),
    t(
      "Open this link to set a new password:\n\n{address}\n\nThe link is valid for an hour. If you did not request it, ignore this email.\n",
      { address },
    ),
    ATTEMPTS,
  );
}

/**
 * Notifies a user that their password was changed by an emailed link.
 *
 * @param revoked what was revoked with it: saved texts
 */
export async function mailPasswordChanged(
  email: string,
  at: string,
  device: Device,
  revoked: readonly string[],
): Promise<void> {
  const changed = t(
    "The password of your Backlot account was changed, at {at} (UTC), from {device}. All your sessions have ended.",
    { at, device: deviceText(device) },
  );
  const also =
    revoked.length > 0 &&
    t(
      "Your access without signing in has been revoked: {revoked}. Sign in to see your call sheets, and create new links where you need them.",
      { revoked: revoked.map(retold).join("; ") },
    );
  const next = t("If it was not you, request a new password now: {site}/", { site: environment("SITE_URL") });
  await sendMail(
    email,
    t("Your Backlot password was changed"),
    `${[changed, also, next].filter(Boolean).join("\n\n")}\n`,
  );
}
