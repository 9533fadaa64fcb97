import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { MAIN_UNIT } from "../../../shared/units/unit.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, itemsOf, projectKey, schedulesTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";

export const ActiveRow = z.object({ scheduleName: z.string() });

/** The main unit's row has no unit in its key, as all rows from before units. */
const PREFIX = "ACTIVE";
const key = (projectId: string, unit: string) => ({
  pk: projectKey(projectId),
  sk: unit === MAIN_UNIT ? PREFIX : `${PREFIX}#${unit}`,
});

/** The schedule that a unit shoots by. */
export interface ActiveSchedule {
  readonly unit: string;
  readonly scheduleName: string;
}

/** The name of a unit's active schedule, if any. */
export async function activeScheduleOf(grant: ProjectGrant, unit: string = MAIN_UNIT): Promise<string | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: schedulesTable(), Key: key(grant.projectId, unit), ConsistentRead: true }),
  );
  return Item && ActiveRow.parse(Item).scheduleName;
}

/** The active schedules of all units, first that of the main unit. */
export async function activeSchedulesOf({ projectId }: ProjectGrant): Promise<ActiveSchedule[]> {
  const items = await itemsOf(schedulesTable(), projectId, PREFIX);
  return items.map((item) => ({
    unit: String(item.sk).slice(PREFIX.length + 1) || MAIN_UNIT,
    ...ActiveRow.parse(item),
  }));
}

/** Sets or clears the active schedule of a unit. */
export async function setActiveSchedule(
  member: Membership,
  { unit, scheduleName }: { readonly unit: string; readonly scheduleName: string | undefined },
  now: string,
): Promise<void> {
  const TableName = schedulesTable();
  const Key = key(member.projectId, unit);
  const Item = { ...Key, scheduleName, chosenBy: member.userId, chosenAt: now };
  if (scheduleName === undefined) await db.send(new DeleteCommand({ TableName, Key }));
  else await db.send(new PutCommand({ TableName, Item }));
  await touchSchedules(member);
}
