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

/**
 * Schedules a project for erasure at `erasedOn` (ISO instant), or cancels that with null. Returns false when the
 * erasure has already begun.
 */
export function scheduleProjectDeletion({ projectId }: Membership, erasedOn: string | null): Promise<boolean> {
  return mark({ kind: "project", id: projectId }, { pk: projectKey(projectId), sk: "PROJECT" }, erasedOn);
}

/** Schedules an account for erasure, or cancels that with null. Returns false if the erasure has already begun. */
export function scheduleAccountDeletion({ userId }: Session, erasedOn: string | null): Promise<boolean> {
  return mark({ kind: "account", id: userId }, { pk: userKey(userId), sk: "PROFILE" }, erasedOn);
}

async function mark(
  what: Pick<ScheduledDeletion, "kind" | "id">,
  Key: { readonly pk: string; readonly sk: string },
  erasedOn: string | null,
): Promise<boolean> {
  const TableName = projectsTable();
  const isThere = "attribute_exists(pk) AND attribute_not_exists(isBeingErased)";
  try {
    await transact([
      erasedOn === null
        ? { Update: { TableName, Key, UpdateExpression: "REMOVE erasedOn", ConditionExpression: isThere } }
        : {
            Update: {
              ...{ TableName, Key, UpdateExpression: "SET erasedOn = :on", ConditionExpression: isThere },
              ExpressionAttributeValues: { ":on": erasedOn },
            },
          },
      erasedOn === null
        ? { Delete: { TableName, Key: dueKey(what) } }
        : { Put: { TableName, Item: { ...dueKey(what), ...what, erasedOn } } },
    ]);
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
export async function startErasure({ kind, id, erasedOn }: ScheduledDeletion): Promise<boolean> {
  const Key = kind === "project" ? { pk: projectKey(id), sk: "PROJECT" } : { pk: userKey(id), sk: "PROFILE" };
  try {
    await db.send(
      new UpdateCommand({
        TableName: projectsTable(),
        Key,
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
