import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { MemberRole } from "../../../shared/contract/projects.ts";
import { FULL_VISIBILITY, Visibility } from "../../../shared/visibility/visibility.ts";
import { projectIdsOf } from "../account/joined-projects.ts";
import { readableRows } from "../aws/readable-rows.ts";
import { db, itemsOf, projectKey, projectsTable } from "../aws/table.ts";

const Membership = z.object({ role: MemberRole });
const Member = z.object({ userId: z.string(), role: MemberRole, sees: Visibility.default(FULL_VISIBILITY) });

/** A project that the user owns, with its other members. */
interface Owned {
  readonly projectId: string;
  readonly others: readonly z.infer<typeof Member>[];
  readonly hasOtherOwner: boolean;
}

/** The projects that the user owns. */
export async function ownedBy(userId: string): Promise<Owned[]> {
  const all = await Promise.all(
    (await projectIdsOf(userId)).map(async (projectId) => {
      const rows = await itemsOf(projectsTable(), projectId, "MEMBER#");
      const own = rows.filter(({ sk }) => sk === `MEMBER#${userId}`);
      if (readableRows(Membership, own)[0]?.role !== "owner") return [];
      const team = rows.map((row) => Member.parse(row));
      const others = team.filter((one) => one.userId !== userId);
      return [{ projectId, others, hasOtherOwner: others.some(({ role }) => role === "owner") }];
    }),
  );
  return all.flat();
}

/**
 * Transfers the projects of a departing user that have no other owner to their first editor, else to their first
 * viewer, preferring one with full visibility. The new owner gets full visibility. @returns the IDs of projects without
 * other members
 */
export async function transferOwnership(userId: string): Promise<string[]> {
  const withoutMembers: string[] = [];
  for (const { projectId, others, hasOtherOwner } of await ownedBy(userId)) {
    if (hasOtherOwner) continue;
    const newOwner =
      others.find(({ role }) => role === "editor") ?? others.find(({ sees }) => sees.kind === "all") ?? others[0];
    if (newOwner) await makeOwner(projectId, newOwner.userId);
    else withoutMembers.push(projectId);
  }
  return withoutMembers;
}

async function makeOwner(projectId: string, userId: string): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk: projectKey(projectId), sk: `MEMBER#${userId}` },
      UpdateExpression: "SET #role = :owner REMOVE sees",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#role": "role" },
      ExpressionAttributeValues: { ":owner": "owner" },
    }),
  );
}
