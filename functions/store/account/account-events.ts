import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { AccountEvent } from "../../../shared/contract/account.ts";
import { db, projectsTable, userKey } from "../aws/table.ts";
import type { Session } from "./sessions.ts";

/** 400 days: a year, as studios keep their logs, plus about a month. */
const RETENTION_SECONDS = 400 * 24 * 3600;

const SHOWN = 100;

/** No account has this ID. */
const NOBODY = "nobody";

/**
 * Records an account event. Attempts at addresses without an account are recorded too, under a user that does not
 * exist, so that response times do not reveal whether an account exists.
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

/** The caller's most recent account events, newest first. */
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
