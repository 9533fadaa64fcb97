import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Membership, Session } from "../account/sessions.ts";
import { db, isConditionFailure, projectKey, projectsTable, queryAll, transact, userKey } from "../aws/table.ts";

/** How long a deleted project can be restored, in days. */
export const PROJECT_RETENTION_DAYS = 30;
/** How long a deleted account can be restored, in days. */
export const ACCOUNT_RETENTION_DAYS = 14;

const DAY_MS = 86_400_000;

/** A project or account that will be erased at `erasedOn`. */
const ScheduledDeletion = z.object({ kind: z.enum(["project", "account"]), id: z.string(), erasedOn: z.string() });
export type ScheduledDeletion = z.infer<typeof ScheduledDeletion>;

const PARTITION = "ERASURE";
const dueKey = ({ kind, id }: Pick<ScheduledDeletion, "kind" | "id">) => ({ pk: PARTITION, sk: `${kind}#${id}` });

/** The instant of erasure for something that is deleted now. */
export const deleteAfter = (now: string, days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString();

type Deletable = Pick<ScheduledDeletion, "kind" | "id">;

const rowOf = ({ kind, id }: Deletable) =>
  kind === "project" ? { pk: projectKey(id), sk: "PROJECT" } : { pk: userKey(id), sk: "PROFILE" };

/** Schedules a project for erasure at `erasedOn` (ISO instant). Returns false when the erasure has already begun. */
export function scheduleProjectDeletion({ projectId }: Membership, erasedOn: string): Promise<boolean> {
  return isDone(transact(deletion({ kind: "project", id: projectId }, erasedOn)));
}

/** Schedules an account for erasure, or cancels that with null. Returns false if the erasure has already begun. */
export function scheduleAccountDeletion({ userId }: Session, erasedOn: string | null): Promise<boolean> {
  const what = { kind: "account", id: userId } as const;
  return isDone(transact(erasedOn === null ? restoration(what) : deletion(what, erasedOn)));
}

const IS_THERE = "attribute_exists(pk) AND attribute_not_exists(isBeingErased)";

type Writes = NonNullable<Parameters<typeof transact>[0]>;

function deletion(what: Deletable, erasedOn: string): Writes {
  const TableName = projectsTable();
  return [
    {
      Update: {
        ...{ TableName, Key: rowOf(what), UpdateExpression: "SET erasedOn = :on", ConditionExpression: IS_THERE },
        ExpressionAttributeValues: { ":on": erasedOn },
      },
    },
    { Put: { TableName, Item: { ...dueKey(what), ...what, erasedOn } } },
  ];
}

/** The writes that cancel a deletion. */
export function restoration(what: Deletable): Writes {
  const TableName = projectsTable();
  return [
    {
      Update: { TableName, Key: rowOf(what), UpdateExpression: "REMOVE erasedOn", ConditionExpression: IS_THERE },
    },
    { Delete: { TableName, Key: dueKey(what) } },
  ];
}

async function isDone(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** The deletions that are due. Each is parsed on call, so that an unreadable row does not affect the others. */
export async function dueDeletions(
  now: string,
): Promise<{ readonly place: string; readonly read: () => ScheduledDeletion }[]> {
  const items = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": PARTITION },
    ConsistentRead: true,
  });
  const isLater = ({ erasedOn }: Record<string, unknown>) => typeof erasedOn === "string" && erasedOn > now;
  return items
    .filter((item) => !isLater(item))
    .map((item) => ({ place: String(item.sk), read: () => ScheduledDeletion.parse(item) }));
}

/** Starts an erasure, after which it cannot be cancelled; false if it was cancelled just before. */
export async function startErasure({ erasedOn, ...what }: ScheduledDeletion): Promise<boolean> {
  try {
    await db.send(
      new UpdateCommand({
        TableName: projectsTable(),
        Key: rowOf(what),
        UpdateExpression: "SET isBeingErased = :yes",
        // An interrupted earlier run may have deleted just this item.
        ConditionExpression: "attribute_not_exists(pk) OR erasedOn = :on",
        ExpressionAttributeValues: { ":yes": true, ":on": erasedOn },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Removes the entry of an erasure that is done or was cancelled. */
export async function cancelDeletion(due: ScheduledDeletion): Promise<void> {
  await db.send(new DeleteCommand({ TableName: projectsTable(), Key: dueKey(due) }));
}
