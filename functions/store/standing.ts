import * as z from "zod";
import { DEFAULT_ROLE_LABEL, MemberRole } from "../../shared/contract/projects.ts";

/** What someone may do in a project, and what they are called there. Whom nobody has described is an editor. */
export const Standing = z.object({
  role: MemberRole.default("editor"),
  label: z.string().default(DEFAULT_ROLE_LABEL),
});
export type Standing = z.infer<typeof Standing>;
