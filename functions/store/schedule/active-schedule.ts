import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { MAIN_UNIT } from "../../../shared/units/unit.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, itemsOf, schedulesTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";
import { ACTIVE_PREFIX, ActiveRow, activeKey, unitOfActiveKey } from "../project/schedule-keys.ts";

/** The schedule that a unit shoots by. */
export interface ActiveSchedule {
  readonly unit: string;
  readonly scheduleName: string;
}

/** The name of a unit's active schedule, if any. */
export async function activeScheduleOf(grant: ProjectGrant, unit: string = MAIN_UNIT): Promise<string | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: schedulesTable(), Key: activeKey(grant.projectId, unit), ConsistentRead: true }),
  );
  return Item && ActiveRow.parse(Item).scheduleName;
}

/** The active schedules of all units, first that of the main unit. */
export async function activeSchedulesOf({ projectId }: ProjectGrant): Promise<ActiveSchedule[]> {
  const items = await itemsOf(schedulesTable(), projectId, ACTIVE_PREFIX);
  return items.map((item) => ({
    unit: unitOfActiveKey(String(item.sk)),
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
  const Key = activeKey(member.projectId, unit);
  const Item = { ...Key, scheduleName, chosenBy: member.userId, chosenAt: now };
  if (scheduleName === undefined) await db.send(new DeleteCommand({ TableName, Key }));
  else await db.send(new PutCommand({ TableName, Item }));
  await touchSchedules(member);
}
