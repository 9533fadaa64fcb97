import * as z from "zod";
import { DEFAULT_ROLE_LABEL, MemberRole } from "../../../shared/contract/projects.ts";
import { FULL_VISIBILITY, Visibility } from "../../../shared/visibility/visibility.ts";

/**
 * What someone may do in a project, what they are called there, and what of it they see. Whom nobody has described is an
 * editor who sees all of it.
 */
export const MemberSettings = z.object({
  role: MemberRole.default("editor"),
  label: z.string().default(DEFAULT_ROLE_LABEL),
  sees: Visibility.default(FULL_VISIBILITY),
});
export type MemberSettings = z.infer<typeof MemberSettings>;
