import * as z from "zod";

const GroupId = z.string().regex(/^L\d{1,6}$/, "A location group's id is an L and a number.");
const GroupName = z
  .string()
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/g, " "))
  .pipe(z.string().min(1, "Enter the group's name.").max(200, "A group's name has at most 200 characters."));
const Sets = z.array(z.string().min(1).max(500)).min(1, "Choose at least one set.").max(500);

/**
 * What a person does with location groups. A set is named as the breakdown's Location column has it.
 * - `addGroup`: takes sets out of the groups in which they are and makes a group of them.
 * - `removeGroup`: each of its sets is a group of its own again.
 * - `mergeGroups`: `from` becomes part of `into`, with its sets and options.
 * - `splitGroup`: some of a group's sets become a group of their own.
 * - `moveSets`: takes sets out of the groups in which they are and into this one.
 */
export const GroupChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("addGroup"), name: GroupName, sets: Sets }),
  z.object({ kind: z.literal("removeGroup"), groupId: GroupId }),
  z.object({ kind: z.literal("renameGroup"), groupId: GroupId, name: GroupName }),
  z.object({ kind: z.literal("mergeGroups"), from: GroupId, into: GroupId }),
  z.object({ kind: z.literal("splitGroup"), groupId: GroupId, name: GroupName, sets: Sets }),
  z.object({ kind: z.literal("moveSets"), groupId: GroupId, sets: Sets }),
]);
export type GroupChange = z.infer<typeof GroupChange>;
