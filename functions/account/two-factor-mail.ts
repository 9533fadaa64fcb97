import type { Device } from "../../shared/contract/account.ts";
import { t } from "../../shared/i18n/speech.ts";
import { environment } from "../runtime/environment.ts";
import { log, loggedError } from "../runtime/log.ts";
import { sendMail } from "../store/aws/mail.ts";
import { deviceText } from "./device-text.ts";

/** Notifies a user that two-factor authentication was turned on or off. A failed email is only logged. */
export async function mailTwoFactorChange(email: string, isOn: boolean, at: string, device: Device): Promise<void> {
  const state = isOn ? "on" : "off";
  const text = t(
    "Two-factor authentication was turned {state, select, on {on} other {off}} for your Backlot account, at {at} (UTC), from {device}. All your other sessions have ended.\n\nIf it was not you, set a new password now and tell your Backlot administrator: {address}\n",
    { state, at, device: deviceText(device), address: `${environment("SITE_URL")}/reset-password` },
  );
  try {
    await sendMail(email, t("Two-factor authentication is {state, select, on {on} other {off}}", { state }), text);
  } catch (error) {
    // The change is already saved and listed in the account's events.
    log.error("The email about a change of two-factor authentication was not sent", {
      error: loggedError(error),
    });
  }
}
