import * as z from "zod";
import { message } from "../../i18n/speech.ts";

const CastId = z.string().regex(/^\d{1,6}$/, message("A Cast ID is a number."));

/**
 * A user's correction of the cast.
 * - `mergeRoles`: merges `from` into `into` as another name of it. `splitRole` undoes that, given the cast id of the
 *   merged role.
 * - `keepApart`: marks two roles as different characters, so they are not suggested again.
 */
export const RoleCorrection = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("mergeRoles"), from: CastId, into: CastId }),
  z.object({ kind: z.literal("splitRole"), castId: CastId }),
  z.object({ kind: z.literal("keepApart"), castIds: z.tuple([CastId, CastId]) }),
]);
export type RoleCorrection = z.infer<typeof RoleCorrection>;

/** Two roles that may be one character; `from` is the one with fewer scenes. `reason` is a sentence for the user. */
export const SameCharacterSuggestion = z.object({
  from: z.object({ castId: z.string(), name: z.string(), scenes: z.int() }),
  into: z.object({ castId: z.string(), name: z.string(), scenes: z.int() }),
  reason: z.string(),
});
export type SameCharacterSuggestion = z.infer<typeof SameCharacterSuggestion>;
