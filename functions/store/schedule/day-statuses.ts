import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { roleOfCastId } from "../../../shared/roster/roles/role-merge.ts";
import { DayStatus } from "../../../shared/schedule/day-out-of-days/day-status.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, itemsOf, projectKey, schedulesTable } from "../aws/table.ts";
import { visibleTo } from "../breakdown/visible-breakdown.ts";
import { touchSchedules } from "../project/change-stamp.ts";

const PREFIX = "EVENT#";

/** The day statuses of the roles that the member sees. */
export async function dayStatusesOf(grant: ProjectGrant): Promise<DayStatus[]> {
  const [items, seen] = await Promise.all([itemsOf(schedulesTable(), grant.projectId, PREFIX), visibleTo(grant)]);
  const events = items.map((item) => DayStatus.parse(item));
  return seen ? events.filter(({ castId }) => roleOfCastId(seen.roster, castId)) : events;
}

/** Sets a role's day status on a date, or clears it with null. The last write wins. */
export async function setDayStatus(
  member: Membership,
  { castId, date, code }: Omit<DayStatus, "code"> & { readonly code: DayStatus["code"] | null },
): Promise<void> {
  const Key = { pk: projectKey(member.projectId), sk: `${PREFIX}${castId}#${date}` };
  const TableName = schedulesTable();
  const Item = { ...Key, castId, date, code, savedBy: member.userId };
  if (code === null) await db.send(new DeleteCommand({ TableName, Key }));
  else await db.send(new PutCommand({ TableName, Item }));
  await touchSchedules(member);
}
