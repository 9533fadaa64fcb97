import type { Membership } from "../store/account/sessions.ts";
import { projectOf } from "../store/project/projects.ts";

/** Said to whoever is not to have the script as text, which can carry nobody's name. */
export const EXPORT_OWNERS_ONLY =
  "The script as text is not watermarked, so only the project's owner can save it. Ask them for it.";

/** Whether somebody may have the script in a form without pages: an owner, or anybody where pages name nobody. */
export async function mayExportText(member: Membership): Promise<boolean> {
  return member.may === "owner" || !(await projectOf(member)).pagesMarked;
}
