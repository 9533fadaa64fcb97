import { projectOf } from "./store/projects.ts";
import type { Membership } from "./store/sessions.ts";

/** Said to whoever is not to have the script as text, which can carry nobody's name. */
export const TEXT_FOR_OWNERS =
  "The script as text is not watermarked, so only the project's owner can save it. Ask them for it.";

/** Whether somebody may have the script in a form without pages: an owner, or anybody where pages name nobody. */
export async function mayHaveText(member: Membership): Promise<boolean> {
  return member.may === "owner" || !(await projectOf(member)).pagesMarked;
}
