import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { roleOfCastId } from "../../../shared/roster/roles/role-merge.ts";
import { DayStatus } from "../../../shared/schedule/day-out-of-days/day-status.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { addWithinLimit } from "../aws/limited-collection.ts";
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

/** The most day statuses of a role. */
export const MAX_STATUSES = 1_000;

/**
 * Sets a role's day status on a date, or clears it with null. The last write wins.
 *
 * @returns the limit that was reached
 */
export async function setDayStatus(
  member: Membership,
  { castId, date, code }: Omit<DayStatus, "code"> & { readonly code: DayStatus["code"] | null },
  nowSeconds: number,
): Promise<"statusLimit" | undefined> {
  const Key = { pk: projectKey(member.projectId), sk: `${PREFIX}${castId}#${date}` };
  const TableName = schedulesTable();
  const Item = { ...Key, castId, date, code, savedBy: member.userId };
  const isFull = async () => {
    const others = (await itemsOf(TableName, member.projectId, `${PREFIX}${castId}#`)).filter(
      ({ sk }) => sk !== Key.sk,
    );
    return others.length >= MAX_STATUSES ? ("statusLimit" as const) : undefined;
  };
  if (code === null) await db.send(new DeleteCommand({ TableName, Key }));
  else {
    const collection = `${PREFIX}${member.projectId}#${castId}`;
    const reached = await addWithinLimit(collection, nowSeconds, isFull, [{ Put: { TableName, Item } }]);
    if (reached) return reached;
  }
  await touchSchedules(member);
  return undefined;
}
