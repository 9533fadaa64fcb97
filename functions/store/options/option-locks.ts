import { GetCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Membership } from "../account/sessions.ts";
import { db, isConditionFailure, optionsTable, projectKey, transact } from "../aws/table.ts";
import { touchOptions } from "../project/change-stamp.ts";
import { type OptionsFor, optionKey } from "./option-key.ts";

/** A stored lock: the name of the locked option, who locked it and when. */
export const LockRow = z.object({ sk: z.string(), name: z.string(), lockedAt: z.string(), lockedBy: z.string() });
export type LockRow = z.infer<typeof LockRow>;

type Writes = NonNullable<TransactWriteCommandInput["TransactItems"]>;

const lockKey = (projectId: string, { kind, id }: OptionsFor) => ({
  pk: projectKey(projectId),
  sk: `LOCK#${kind}#${id}`,
});

/** The lock of a role or group. */
export async function lockOf(member: Membership, of: OptionsFor): Promise<LockRow | undefined> {
  const Key = lockKey(member.projectId, of);
  const { Item } = await db.send(new GetCommand({ TableName: optionsTable(), Key, ConsistentRead: true }));
  return Item && LockRow.parse(Item);
}

/** A lock that must not have changed since it was read. */
export interface ReadLock {
  readonly of: OptionsFor;
  readonly lock: LockRow | undefined;
}

/**
 * Locks an option in place of any other, or unlocks. `places` are the roles or groups that were merged into one.
 * Returns `changed` if a lock differs from the one read or the option no longer exists.
 */
export async function setLock(
  member: Membership,
  to: { readonly of: OptionsFor; readonly name: string } | null,
  places: readonly ReadLock[],
  now: string,
): Promise<"set" | "changed"> {
  const TableName = optionsTable();
  const writes: Writes = places.map(({ of, lock }) => {
    const Key = lockKey(member.projectId, of);
    return of.id === to?.of.id
      ? {
          Put: {
            TableName,
            Item: { ...Key, name: to.name, lockedAt: now, lockedBy: member.userId },
            ...unchanged(lock),
          },
        }
      : { Delete: { TableName, Key, ...unchanged(lock) } };
  });
  const Key = to && optionKey(member.projectId, to.of, to.name);
  if (Key) writes.push({ ConditionCheck: { TableName, Key, ConditionExpression: "attribute_exists(pk)" } });
  if (!(await written(writes))) return "changed";
  await touchOptions(member);
  return "set";
}

/** The transaction item of a removal that deletes the option's lock, or checks that the option is not locked. */
export function lockRemoval(
  member: Membership,
  of: OptionsFor,
  name: string,
  lock: LockRow | undefined,
): Writes[number] {
  const Key = lockKey(member.projectId, of);
  const TableName = optionsTable();
  if (lock?.name === name) return { Delete: { TableName, Key, ...unchanged(lock) } };
  return {
    ConditionCheck: {
      TableName,
      Key,
      ConditionExpression: "attribute_not_exists(pk) OR #name <> :name",
      ExpressionAttributeNames: { "#name": "name" },
      ExpressionAttributeValues: { ":name": name },
    },
  };
}

/** The transaction item of a restoration that restores the option's lock; fails if there is another lock by then. */
export function lockReturn(member: Membership, of: OptionsFor, { name, lockedAt, lockedBy }: LockRow): Writes[number] {
  const Item = { ...lockKey(member.projectId, of), name, lockedAt, lockedBy };
  return { Put: { TableName: optionsTable(), Item, ConditionExpression: "attribute_not_exists(pk)" } };
}

/** Whether the writes succeeded; false if a condition failed. */
export async function written(writes: Writes): Promise<boolean> {
  try {
    await transact(writes);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

function unchanged(lock: LockRow | undefined) {
  if (!lock) return { ConditionExpression: "attribute_not_exists(pk)" };
  return {
    ConditionExpression: "#name = :name AND lockedAt = :at",
    ExpressionAttributeNames: { "#name": "name" },
    ExpressionAttributeValues: { ":name": lock.name, ":at": lock.lockedAt },
  };
}
