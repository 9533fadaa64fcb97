import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Membership } from "../account/sessions.ts";
import { db, optionsTable } from "../aws/table.ts";
import { touchOptions } from "../project/change-stamp.ts";
import { type OptionsFor, optionKey, removedKey } from "./option-key.ts";
import { LockRow, lockOf, lockRemoval, lockReturn, written } from "./option-locks.ts";

/** How long a removed option can be restored, in days. */
export const RETENTION_DAYS = 30;

/** What was removed before this time can no longer be restored. */
export const oldestRestorable = (now: string) => new Date(Date.parse(now) - RETENTION_DAYS * 86_400_000).toISOString();

/** When an option removed at `now` expires, in the format of DynamoDB's time to live: seconds since 1970. */
function forgottenAfter(now: string): number {
  return Math.floor(Date.parse(now) / 1000) + RETENTION_DAYS * 86_400;
}

/** Whether a removed option has expired. DynamoDB deletes it up to some days later. */
export function isExpired(row: Readonly<Record<string, unknown>>, now: string): boolean {
  return row.expiresAt !== undefined && Number(row.expiresAt) <= Date.parse(now) / 1000;
}

// Each attempt starts from the current state, so only many concurrent changes of one option can exhaust them.
const MAX_ATTEMPTS = 8;

/**
 * Removes an option, and its lock if it has one; false if it does not exist. It is kept for `RETENTION_DAYS` so that it
 * can be restored.
 */
export async function removeOption(member: Membership, from: OptionsFor, name: string, now: string): Promise<boolean> {
  const TableName = optionsTable();
  const Key = optionKey(member.projectId, from, name);
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
    const [option, lock] = await Promise.all([itemAt(Key), lockOf(member, from)]);
    if (!option) return false;
    const { pk: _, sk: __, ...kept } = option;
    const Item = {
      ...removedKey(member.projectId, from, name),
      expiresAt: forgottenAfter(now),
      kept,
      ...(lock?.name === name && { lock }),
      removedAt: now,
      removedBy: member.userId,
    };
    const isRemoved = await written([
      { Delete: { TableName, Key, ...asRead(option) } },
      { Put: { TableName, Item } },
      lockRemoval(member, from, name, lock),
    ]);
    if (isRemoved) {
      await touchOptions(member);
      return true;
    }
  }
  throw new Error(`The option "${name}" kept changing while it was being removed.`);
}

/**
 * Restores a removed option, with its lock unless another option has been locked since. Returns `there` if an option of
 * that name already exists, and `missing` if there is none to restore.
 */
export async function restoreOption(
  member: Membership,
  to: OptionsFor,
  name: string,
  now: string,
): Promise<"restored" | "there" | "missing"> {
  const TableName = optionsTable();
  const Key = removedKey(member.projectId, to, name);
  const found = await itemAt(Key);
  const removed = found && !isExpired(found, now) ? found : undefined;
  const back = { ...optionKey(member.projectId, to, name), ...(removed?.kept as object | undefined) };
  if (!removed) return (await itemAt(optionKey(member.projectId, to, name))) ? "there" : "missing";
  const writes = [
    { Put: { TableName, Item: back, ConditionExpression: "attribute_not_exists(pk)" } },
    { Delete: { TableName, Key, ConditionExpression: "attribute_exists(pk)" } },
  ];
  const lock = removed.lock === undefined ? undefined : LockRow.parse(removed.lock);
  const isBack = (lock && (await written([...writes, lockReturn(member, to, lock)]))) || (await written(writes));
  if (isBack) await touchOptions(member);
  return isBack ? "restored" : "there";
}

async function itemAt(Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: optionsTable(), Key, ConsistentRead: true }))).Item;
}

/** The condition that the option has not been changed since it was read, so that no change is lost with it. */
function asRead({ addedAt, version }: Record<string, unknown>) {
  const isOfVersion = version === undefined ? "attribute_not_exists(#version)" : "#version = :version";
  return {
    ConditionExpression: `addedAt = :addedAt AND ${isOfVersion}`,
    ExpressionAttributeNames: { "#version": "version" },
    ExpressionAttributeValues: { ":addedAt": addedAt, ...(version !== undefined && { ":version": version }) },
  };
}
