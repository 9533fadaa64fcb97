import * as z from "zod";
import { DEFAULT_ROLE_LABEL, MemberRole } from "../../shared/contract/projects.ts";
import { SEES_ALL, Sees } from "../../shared/need-to-know/sees.ts";

/**
 * What someone may do in a project, what they are called there, and what of it they see. Whom nobody has described is an
 * editor who sees all of it.
 */
export const Standing = z.object({
  role: MemberRole.default("editor"),
  label: z.string().default(DEFAULT_ROLE_LABEL),
  sees: Sees.default(SEES_ALL),
});
export type Standing = z.infer<typeof Standing>;
