import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { stampSchedules } from "./change-stamp.ts";
import type { Membership, ProjectProof } from "./sessions.ts";
import { db, projectKey, schedulesTable } from "./table.ts";

export const ActiveRow = z.object({ scheduleName: z.string() });

const key = (projectId: string) => ({ pk: projectKey(projectId), sk: "ACTIVE" });

/** The name of the schedule that the production shoots by, or undefined while none is chosen. */
export async function activeScheduleOf(proof: ProjectProof): Promise<string | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: schedulesTable(), Key: key(proof.projectId), ConsistentRead: true }),
  );
  return Item && ActiveRow.parse(Item).scheduleName;
}

/** Chooses the schedule that the production shoots by, or none. */
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
  await stampSchedules(member);
}
