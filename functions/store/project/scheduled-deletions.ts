import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Membership, Session } from "../account/sessions.ts";
import { db, isConditionFailure, projectKey, projectsTable, queryAll, transact, userKey } from "../aws/table.ts";

/** For how long a deleted project can be brought back, in days. */
export const PROJECT_RETENTION_DAYS = 30;
/** For how long a deleted account can be kept after all, in days. */
export const ACCOUNT_RETENTION_DAYS = 14;

const DAY_MS = 86_400_000;

/** What is to be erased, and when. */
const ScheduledDeletion = z.object({ kind: z.enum(["project", "account"]), id: z.string(), erasedOn: z.string() });
export type ScheduledDeletion = z.infer<typeof ScheduledDeletion>;

const PARTITION = "ERASURE";
const dueKey = ({ kind, id }: Pick<ScheduledDeletion, "kind" | "id">) => ({ pk: PARTITION, sk: `${kind}#${id}` });

/** When something that is deleted now is erased. */
export const deleteAfter = (now: string, days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString();

/**
 * Schedules a project for erasure at `erasedOn` (ISO instant), or cancels that with null. Returns false when the
 * erasure has already begun.
 */
export function scheduleProjectDeletion({ projectId }: Membership, erasedOn: string | null): Promise<boolean> {
  return mark({ kind: "project", id: projectId }, { pk: projectKey(projectId), sk: "PROJECT" }, erasedOn);
}

/** Marks an account as deleted, or takes the mark away; false when it is being erased already. */
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

/**
 * What is to be erased by now, of each of which `read` tells what it is, where a note that cannot be read stops no other.
 */
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

/** Begins an erasure, after which nobody takes it back any more; false when somebody has just done so. */
export async function startErasure({ kind, id, erasedOn }: ScheduledDeletion): Promise<boolean> {
  const Key = kind === "project" ? { pk: projectKey(id), sk: "PROJECT" } : { pk: userKey(id), sk: "PROFILE" };
  try {
    await db.send(
      new UpdateCommand({
        TableName: projectsTable(),
        Key,
        UpdateExpression: "SET isBeingErased = :yes",
        // An earlier run may have taken the head away and no more.
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

/** Forgets an erasure that has come to its end, or was taken back. */
export async function cancelDeletion(due: ScheduledDeletion): Promise<void> {
  await db.send(new DeleteCommand({ TableName: projectsTable(), Key: dueKey(due) }));
}
