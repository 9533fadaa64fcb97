import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { db, isConditionFailure, putNew, schedulesTable } from "../aws/table.ts";

/** Call sheets to one address a day, over all projects. */
const MAILS_A_DAY = 10;
const RETENTION_SECONDS = 2 * 24 * 3600;

const keyOf = (address: string, what: "MAILED" | "RESUMED", now: string) => ({
  pk: `ADDRESS#${address.toLowerCase()}`,
  sk: `${what}#${now.slice(0, 10)}`,
});
const expiryAfter = (now: string) => Math.floor(Date.parse(now) / 1000) + RETENTION_SECONDS;

/** Counts a call sheet that is about to be emailed to an address; false if it has had as many as it may have today. */
export async function takeMailTo(address: string, now: string): Promise<boolean> {
  try {
    await db.send(
      new UpdateCommand({
        TableName: schedulesTable(),
        Key: keyOf(address, "MAILED", now),
        UpdateExpression: "ADD mails :one SET expiresAt = :end",
        ConditionExpression: "attribute_not_exists(mails) OR mails < :most",
        ExpressionAttributeValues: { ":one": 1, ":most": MAILS_A_DAY, ":end": expiryAfter(now) },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Uncounts a call sheet that was not sent. `now` is the time at which it was counted. */
export async function giveBackMailTo(address: string, now: string): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: schedulesTable(),
      Key: keyOf(address, "MAILED", now),
      UpdateExpression: "ADD mails :less",
      ExpressionAttributeValues: { ":less": -1 },
    }),
  );
}

/** Whether an address that bounced may be tried again, which is allowed once a day. Repeating an operation is allowed. */
export function takeResumption(address: string, operation: string, now: string): Promise<boolean> {
  const row = { ...keyOf(address, "RESUMED", now), operation, expiresAt: expiryAfter(now) };
  return putNew(schedulesTable(), row, { condition: "operation = :operation", values: { ":operation": operation } });
}
