import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { roleOfCastId } from "../../shared/roster/role-merge.ts";
import { DayEvent } from "../../shared/schedule/day-event.ts";
import { stampSchedules } from "./change-stamp.ts";
import { seenBy } from "./need-to-know.ts";
import type { Membership, ProjectProof } from "./sessions.ts";
import { db, itemsOf, projectKey, schedulesTable } from "./table.ts";

const PREFIX = "EVENT#";

/** What the project's actors do beside shooting, by role and date; those of the roles that the member sees. */
export async function dayEventsOf(proof: ProjectProof): Promise<DayEvent[]> {
  const [items, seen] = await Promise.all([itemsOf(schedulesTable(), proof.projectId, PREFIX), seenBy(proof)]);
  const events = items.map((item) => DayEvent.parse(item));
  return seen ? events.filter(({ castId }) => roleOfCastId(seen.roster, castId)) : events;
}

/** Says what a role's actor does on a date, or with null that it is nothing. The last word counts, date by date. */
export async function setDayEvent(
  member: Membership,
  { castId, date, code }: Omit<DayEvent, "code"> & { readonly code: DayEvent["code"] | null },
): Promise<void> {
  const Key = { pk: projectKey(member.projectId), sk: `${PREFIX}${castId}#${date}` };
  const TableName = schedulesTable();
  const Item = { ...Key, castId, date, code, savedBy: member.userId };
  if (code === null) await db.send(new DeleteCommand({ TableName, Key }));
  else await db.send(new PutCommand({ TableName, Item }));
  await stampSchedules(member);
}
