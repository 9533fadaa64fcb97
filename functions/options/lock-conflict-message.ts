import { emailsOf } from "../store/account/users.ts";
import type { OptionLock } from "./option-storage.ts";

/** The message for a user whose lock would have overwritten another one. */
export async function textForLock({ name, lockedBy }: OptionLock): Promise<string> {
  if (name === null) return "Someone else has removed the lock in the meantime.";
  const email = lockedBy && (await emailsOf([lockedBy])).get(lockedBy);
  return `${email ?? "Someone else"} has locked ${name} in the meantime.`;
}
