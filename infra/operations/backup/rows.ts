import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  ScanCommand,
  type WriteRequest,
} from "@aws-sdk/client-dynamodb";

/** A row in DynamoDB's own format, which loses no type information. */
export type TableItem = Record<string, AttributeValue>;

export async function* rowsIn(db: DynamoDBClient, TableName: string): AsyncGenerator<TableItem> {
  let from: TableItem | undefined;
  do {
    const page = await db.send(
      new ScanCommand({ TableName, ConsistentRead: true, ...(from && { ExclusiveStartKey: from }) }),
    );
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

// The maximum per BatchWriteItem call.
const MAX_BATCH_WRITES = 25;

export function putRows(db: DynamoDBClient, table: string, rows: Iterable<TableItem>): Promise<void> {
  return write(
    db,
    table,
    [...rows].map((Item) => ({ PutRequest: { Item } })),
  );
}

export async function deleteRows(db: DynamoDBClient, table: string): Promise<void> {
  const writes: WriteRequest[] = [];
  for await (const { pk, sk } of rowsIn(db, table)) writes.push({ DeleteRequest: { Key: { pk: pk!, sk: sk! } } });
  await write(db, table, writes);
}

async function write(db: DynamoDBClient, table: string, writes: readonly WriteRequest[]): Promise<void> {
  for (let at = 0; at < writes.length; at += MAX_BATCH_WRITES) {
    let left: WriteRequest[] = writes.slice(at, at + MAX_BATCH_WRITES);
    while (left.length > 0) {
      const { UnprocessedItems } = await db.send(new BatchWriteItemCommand({ RequestItems: { [table]: left } }));
      left = UnprocessedItems?.[table] ?? [];
    }
  }
}
