import * as z from "zod";
import { message } from "../../i18n/speech.ts";

const GroupId = z.string().regex(/^L\d{1,6}$/, message("A location group's id is an L and a number."));
const GroupName = z
  .string()
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(1, message("Enter the group's name."))
      .max(200, message("A group's name has at most 200 characters.")),
  );
const Sets = z.array(z.string().min(1).max(500)).min(1, message("Choose at least one set.")).max(500);

/**
 * A user's change of the location groups. Sets are named as in the breakdown's Location column.
 * - `addGroup`: moves sets from their groups into a new group.
 * - `removeGroup`: makes each of its sets a group of its own.
 * - `mergeGroups`: merges `from` into `into`, with its sets and options.
 * - `splitGroup`: moves some of a group's sets into a new group.
 * - `moveSets`: moves sets from their groups into this one.
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
