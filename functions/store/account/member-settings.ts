import * as z from "zod";
import { DEFAULT_ROLE_LABEL, MemberRole } from "../../../shared/contract/projects.ts";
import { FULL_VISIBILITY, Visibility } from "../../../shared/visibility/visibility.ts";

/** A member's permissions, role label and visibility. The defaults are an editor with full visibility. */
export const MemberSettings = z.object({
  role: MemberRole.default("editor"),
  label: z.string().default(DEFAULT_ROLE_LABEL),
  sees: Visibility.default(FULL_VISIBILITY),
});
export type MemberSettings = z.infer<typeof MemberSettings>;
