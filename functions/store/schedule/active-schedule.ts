import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, projectKey, schedulesTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";

export const ActiveRow = z.object({ scheduleName: z.string() });

const key = (projectId: string) => ({ pk: projectKey(projectId), sk: "ACTIVE" });

/** The name of the active schedule, if any. */
export async function activeScheduleOf(grant: ProjectGrant): Promise<string | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: schedulesTable(), Key: key(grant.projectId), ConsistentRead: true }),
  );
  return Item && ActiveRow.parse(Item).scheduleName;
}

/** Sets or clears the active schedule. */
export async function setActiveSchedule(
  member: Membership,
  scheduleName: string | undefined,
  now: string,
): Promise<void> {
  const TableName = schedulesTable();
  const Key = key(member.projectId);
  const Item = { ...Key, scheduleName, chosenBy: member.userId, chosenAt: now };
  if (scheduleName === undefined) await db.send(new DeleteCommand({ TableName, Key }));
  else await db.send(new PutCommand({ TableName, Item }));
  await touchSchedules(member);
}
