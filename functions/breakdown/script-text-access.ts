import { message } from "../../shared/i18n/speech.ts";
import type { Membership } from "../store/account/sessions.ts";
import { projectOf } from "../store/project/projects.ts";

/** The refusal for members who may not export the script as text, which cannot be watermarked. */
export const EXPORT_OWNERS_ONLY = message(
  "The script as text is not watermarked, so only the project's owner can save it. Ask them for it.",
);

/** Whether the member may export the script as text: owners always, others only if the project has no watermarks. */
export async function mayExportText(member: Membership): Promise<boolean> {
  return member.may === "owner" || !(await projectOf(member)).pagesMarked;
}
