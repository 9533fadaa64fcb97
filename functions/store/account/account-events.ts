import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { AccountEvent } from "../../../shared/contract/account.ts";
import { db, projectsTable, userKey } from "../aws/table.ts";
import type { Session } from "./sessions.ts";

/** As long as studios keep their logs, and a month. */
const RETENTION_SECONDS = 400 * 24 * 3600;

const SHOWN = 100;

/** No account has this id. */
const NOBODY = "nobody";

/**
 * Notes what has happened to an account. What was tried at an address that has none is noted as well, for nobody, so
 * that the time of an answer does not tell whether there is one.
 */
export async function recordAccountEvent(
  userId: string | undefined,
  event: AccountEvent,
  requestId: string,
): Promise<void> {
  const key = { pk: userKey(userId ?? NOBODY), sk: `EVENT#${event.at}#${requestId}` };
  const seconds = Math.floor(Date.parse(event.at) / 1000);
  const expiresAt = userId === undefined ? seconds : seconds + RETENTION_SECONDS;
  await db.send(new PutCommand({ TableName: projectsTable(), Item: { ...key, ...event, expiresAt } }));
}

/** The newest of what has happened to the caller's account, newest first. */
export async function eventsOf({ userId }: Session): Promise<AccountEvent[]> {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: projectsTable(),
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
      ExpressionAttributeValues: { ":pk": userKey(userId), ":prefix": "EVENT#" },
      ScanIndexForward: false,
      Limit: SHOWN,
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => AccountEvent.parse(item));
}
