import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, projectKey, projectsTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";

export const BoardRulesRow = z.object({ strict: z.boolean() });

const rulesKey = (projectId: string) => ({ pk: projectKey(projectId), sk: "BOARD-RULES" });

/** Whether the project's boards reject changes that violate a rule; false by default. */
export async function isStrict(grant: ProjectGrant): Promise<boolean> {
  const Key = rulesKey(grant.projectId);
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return Item !== undefined && BoardRulesRow.parse(Item).strict;
}

export async function setStrictMode(member: Membership, strict: boolean): Promise<void> {
  const Item = { ...rulesKey(member.projectId), strict, savedBy: member.userId };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
  await touchSchedules(member);
}
