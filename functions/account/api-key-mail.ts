import type { Device } from "../../shared/contract/account.ts";
import { t } from "../../shared/i18n/speech.ts";
import { environment } from "../runtime/environment.ts";
import { sendMail } from "../store/aws/mail.ts";
import { deviceText } from "./device-text.ts";

/** Notifies a user that an API key was created with their account. */
export async function mailNewApiKey(
  email: string,
  { project, at, device }: { readonly project: string; readonly at: string; readonly device: Device },
): Promise<void> {
  await sendMail(
    email,
    t("New API key for {project}", { project }),
    t(
      "An API key for {project} was created with your Backlot account, at {at} (UTC), from {device}. It works until it is revoked.\n\nIf it was not you, request a new password now, which also revokes the key: {site}/\n",
      { project, at, device: deviceText(device), site: environment("SITE_URL") },
    ),
  );
}
