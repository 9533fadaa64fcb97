import type { SeenLock } from "./option-places.ts";
import { emailsOf } from "./store/people.ts";

/** What somebody reads whose lock would have undone another's. */
export async function wordsForLock({ name, lockedBy }: SeenLock): Promise<string> {
  if (name === null) return "Somebody else has taken the lock off meanwhile.";
  const email = lockedBy && (await emailsOf([lockedBy])).get(lockedBy);
  return `${email ?? "Somebody else"} has locked ${name} meanwhile.`;
}
