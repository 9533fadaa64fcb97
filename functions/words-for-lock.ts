import type { SeenLock } from "./option-places.ts";
import { emailsOf } from "./store/people.ts";

/** What somebody reads whose lock would have undone another's. */
export async function wordsForLock({ name, lockedBy }: SeenLock): Promise<string> {
  if (name === null) return "Someone else has removed the lock in the meantime.";
  const email = lockedBy && (await emailsOf([lockedBy])).get(lockedBy);
  return `${email ?? "Someone else"} has locked ${name} in the meantime.`;
}
