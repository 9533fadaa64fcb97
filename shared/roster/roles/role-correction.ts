import * as z from "zod";

const CastId = z.string().regex(/^\d{1,6}$/, "A Cast ID is a number.");

/**
 * What a person puts right in the cast.
 * - `mergeRoles`: `from` is another name of `into`. `splitRole` takes that back, by the cast id that went.
 * - `keepApart`: two roles are two people, however alike their names are, and are not suggested again.
 */
export const RoleCorrection = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("mergeRoles"), from: CastId, into: CastId }),
  z.object({ kind: z.literal("splitRole"), castId: CastId }),
  z.object({ kind: z.literal("keepApart"), castIds: z.tuple([CastId, CastId]) }),
]);
export type RoleCorrection = z.infer<typeof RoleCorrection>;

/** Two roles that may be one person: `from` is the one with fewer scenes. `reason` is a sentence for a person. */
export const SameCharacterSuggestion = z.object({
  from: z.object({ castId: z.string(), name: z.string(), scenes: z.int() }),
  into: z.object({ castId: z.string(), name: z.string(), scenes: z.int() }),
  reason: z.string(),
});
export type SameCharacterSuggestion = z.infer<typeof SameCharacterSuggestion>;
