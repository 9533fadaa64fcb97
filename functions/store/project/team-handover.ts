import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { MemberRole } from "../../../shared/contract/projects.ts";
import { FULL_VISIBILITY, Visibility } from "../../../shared/visibility/visibility.ts";
import { readableRows } from "../aws/readable-rows.ts";
import { db, itemsOf, projectKey, projectsTable, queryAll } from "../aws/table.ts";

const Member = z.object({ userId: z.string(), role: MemberRole, sees: Visibility.default(FULL_VISIBILITY) });
const Membership = z.object({ pk: z.string(), role: MemberRole });

/** A project that somebody owns: how many others there are, and whether one of them owns it too. */
interface Owned {
  readonly projectId: string;
  readonly others: readonly z.infer<typeof Member>[];
  readonly hasOtherOwner: boolean;
}

/** The projects that somebody owns. */
export async function ownedBy(userId: string): Promise<Owned[]> {
  const items = await queryAll({
    TableName: projectsTable(),
    IndexName: "byUser",
    KeyConditionExpression: "userId = :user",
    ExpressionAttributeValues: { ":user": userId },
  });
  const owned = readableRows(
    Membership,
    items.filter(({ sk }) => sk === `MEMBER#${userId}`),
  );
  const ids = owned.filter(({ role }) => role === "owner").map(({ pk }) => pk.slice("PROJECT#".length));
  return Promise.all(
    ids.map(async (projectId) => {
      const team = (await itemsOf(projectsTable(), projectId, "MEMBER#")).map((item) => Member.parse(item));
      const others = team.filter((one) => one.userId !== userId);
      return { projectId, others, hasOtherOwner: others.some(({ role }) => role === "owner") };
    }),
  );
}

/**
 * Lets the projects of somebody who goes live on: where nobody else owns one, its first editor does from now on, or its
 * first viewer, of whom one who sees all goes before. They see all from then on. @returns those that are nobody's any more
 */
export async function transferOwnership(userId: string): Promise<string[]> {
  const abandoned: string[] = [];
  for (const { projectId, others, hasOtherOwner } of await ownedBy(userId)) {
    if (hasOtherOwner) continue;
    const heir =
      others.find(({ role }) => role === "editor") ?? others.find(({ sees }) => sees.kind === "all") ?? others[0];
    if (heir) await makeOwner(projectId, heir.userId);
    else abandoned.push(projectId);
  }
  return abandoned;
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
