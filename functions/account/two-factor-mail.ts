import type { Device } from "../../shared/contract/account.ts";
import { environment } from "../runtime/environment.ts";
import { log, loggedError } from "../runtime/log.ts";
import { sendMail } from "../store/aws/mail.ts";
import { deviceText } from "./device-text.ts";

/** Notifies a user that two-factor authentication was turned on or off. A failed email is only logged. */
export async function mailTwoFactorChange(email: string, isOn: boolean, at: string, device: Device): Promise<void> {
  const state = isOn ? "on" : "off";
  const text = `Two-factor authentication was turned ${state} for your Backlot account, at ${at} (UTC), from ${deviceText(device)}. All your other sessions have ended.\n\nIf it was not you, set a new password now and tell your Backlot administrator: ${environment("SITE_URL")}/reset-password\n`;
  try {
    await sendMail(email, `Two-factor authentication is ${state}`, text);
  } catch (error) {
    // The change is already saved and listed in the account's events.
    log.error("The email about a change of two-factor authentication was not sent", {
      error: loggedError(error),
    });
  }
}
