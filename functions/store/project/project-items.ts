import { setTimeout as pause } from "node:timers/promises";
import { BatchWriteCommand, type BatchWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import type { ArchivedItem } from "../../../shared/archive/import-mapping.ts";
import type { ArchivedTable } from "../../../shared/archive/manifest.ts";
import { TransientError } from "../../runtime/transient-errors.ts";
import type { ProjectGrant } from "../account/sessions.ts";
import { db, itemsOf, optionsTable, projectKey, projectsTable, queryAll, schedulesTable } from "../aws/table.ts";

export const TABLES: Readonly<Record<ArchivedTable, () => string>> = {
  projects: projectsTable,
  options: optionsTable,
  schedules: schedulesTable,
};

// About a minute, with exponential backoff.
const MAX_ATTEMPTS = 35;

// The maximum per BatchWriteItem call.
const MAX_BATCH_WRITES = 25;

type Write = NonNullable<BatchWriteCommandInput["RequestItems"]>[string][number];

/** All rows of a project in one table, sorted by key. */
export function rowsOf({ projectId }: ProjectGrant, table: ArchivedTable): Promise<ArchivedItem[]> {
  return queryAll({
    TableName: TABLES[table](),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": projectKey(projectId) },
    ConsistentRead: true,
  });
}

/** Writes rows, overwriting existing ones. */
export function putRows(table: ArchivedTable, rows: readonly ArchivedItem[]): Promise<void> {
  return write(
    TABLES[table](),
    rows.map((Item) => ({ PutRequest: { Item } })),
  );
}

export function deleteRows(table: ArchivedTable, rows: readonly ArchivedItem[]): Promise<void> {
  return write(
    TABLES[table](),
    rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  );
}

async function write(table: string, writes: readonly Write[]): Promise<void> {
  for (let at = 0; at < writes.length; at += MAX_BATCH_WRITES) {
    let left: Write[] = writes.slice(at, at + MAX_BATCH_WRITES);
    for (let tries = 0; left.length > 0; tries++) {
      if (tries === MAX_ATTEMPTS) throw new TransientError(`${left.length} rows could not be written.`);
      if (tries > 0) await pause(Math.min(2000, 20 * 2 ** tries));
      const { UnprocessedItems } = await db.send(new BatchWriteCommand({ RequestItems: { [table]: left } }));
      left = UnprocessedItems?.[table] ?? [];
    }
  }
}

/** Whether the project exists, that is, has a PROJECT item. */
export async function hasProjectItem({ projectId }: ProjectGrant): Promise<boolean> {
  return (await itemsOf(projectsTable(), projectId, "PROJECT")).length > 0;
}
