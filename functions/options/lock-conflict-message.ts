import { t } from "../../shared/i18n/speech.ts";
import { emailsOf } from "../store/account/users.ts";
import type { OptionLock } from "./option-storage.ts";

/** The message for a user whose lock would have overwritten another one. */
export async function textForLock({ name, lockedBy }: OptionLock): Promise<string> {
  if (name === null) return t("Someone else has removed the lock in the meantime.");
  const email = lockedBy && (await emailsOf([lockedBy])).get(lockedBy);
  return email === undefined
    ? t("Someone else has locked {name} in the meantime.", { name })
    : t("{email} has locked {name} in the meantime.", { email, name });
}
