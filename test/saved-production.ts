import { type AttributeValue, BatchWriteItemCommand, QueryCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { newProduction } from "./api/production.ts";
import { storage } from "./api/storage.ts";
import { tables } from "./api/tables.ts";
import type { LocalAws } from "./local-aws.ts";
import type { Person } from "./people.ts";

/** The rows and documents of a project with a finished breakdown, for creating projects like it in milliseconds. */
export interface SavedProduction {
  readonly id: string;
  readonly owner: Pick<Person, "id" | "email">;
  readonly rows: Readonly<Record<string, readonly Item[]>>;
  readonly objects: readonly SavedObject[];
}

type Item = Record<string, AttributeValue>;

interface SavedObject {
  readonly key: string;
  readonly type: string | undefined;
  readonly metadata: Record<string, string> | undefined;
  /** In base64. */
  readonly content: string;
}

const BATCH = 25; // the limit of BatchWriteItem

/** Creates a production through the API, like a user, and reads all its stored data. */
export async function saveProduction(url: string, aws: LocalAws): Promise<SavedProduction> {
  const { owner, id } = await newProduction(url);
  const tables = [aws.projectsTable, aws.optionsTable, aws.schedulesTable, aws.auditTable];
  const rows = await Promise.all(tables.map(async (table) => [table, await rowsIn(aws, table, id)] as const));
  return {
    id,
    owner: { id: owner.id, email: owner.email },
    rows: Object.fromEntries(rows),
    objects: await objectsOf(aws, id),
  };
}

/** Fills an empty project of the owner's with what the saved one has. */
export async function restoreProduction(
  aws: LocalAws,
  saved: SavedProduction,
  { id, owner }: Pick<SavedProduction, "id" | "owner">,
): Promise<void> {
  const moved = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll(saved.id, id)
        .replaceAll(saved.owner.id, owner.id)
        .replaceAll(saved.owner.email, owner.email),
    );
  const writes = Object.entries(saved.rows).flatMap(([table, items]) => items.map((item) => ({ table, item })));
  const dynamo = tables(aws);
  for (let at = 0; at < writes.length; at += BATCH) {
    const batch = Map.groupBy(writes.slice(at, at + BATCH), ({ table }) => table);
    const RequestItems = Object.fromEntries(
      [...batch].map(([table, rows]) => [table, rows.map(({ item }) => ({ PutRequest: { Item: moved(item) } }))]),
    );
    await dynamo.send(new BatchWriteItemCommand({ RequestItems }));
  }
  await Promise.all(
    saved.objects.map(({ key, type, metadata, content }) => {
      const bytes = Buffer.from(content, "base64");
      const Body = type === "application/json" ? JSON.stringify(moved(JSON.parse(bytes.toString()))) : bytes;
      const target = { Bucket: aws.bucket, Key: moved(key), ContentType: type, Metadata: metadata };
      return storage(aws).send(new PutObjectCommand({ ...target, Body }));
    }),
  );
}

async function rowsIn(aws: LocalAws, TableName: string, id: string): Promise<Item[]> {
  const { Items = [], LastEvaluatedKey } = await tables(aws).send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": { S: `PROJECT#${id}` } },
      ConsistentRead: true,
    }),
  );
  if (LastEvaluatedKey) throw new Error(`The saved production has more than one page of rows in ${TableName}.`);
  return Items;
}

async function objectsOf(aws: LocalAws, id: string): Promise<SavedObject[]> {
  const list = new ListObjectsV2Command({ Bucket: aws.bucket, Prefix: `projects/${id}/` });
  const { Contents = [] } = await storage(aws).send(list);
  return Promise.all(
    Contents.map(async ({ Key: key }) => {
      const { Body, ContentType, Metadata } = await storage(aws).send(
        new GetObjectCommand({ Bucket: aws.bucket, Key: key! }),
      );
      return { key: key!, type: ContentType, metadata: Metadata, content: await Body!.transformToString("base64") };
    }),
  );
}
