import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import type { LocalAws } from "../local-aws.ts";
import { mailsIn } from "../outbox.ts";
import { storage } from "./storage.ts";
import { tables } from "./tables.ts";

/** All stored data of some projects and users, for comparison over time. */
export interface Kept {
  readonly rows: readonly string[];
  readonly objects: readonly string[];
}

interface Whose {
  readonly projects: readonly string[];
  readonly users: readonly { readonly id: string }[];
}

/** Every row of every table and every object with the hash of its content. */
export async function everythingOf(aws: LocalAws, { projects, users }: Whose): Promise<Kept> {
  const { projectsTable, optionsTable, schedulesTable } = aws;
  const inPartition = (TableName: string, pk: string): QueryCommandInput => ({
    TableName,
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": pk },
    ConsistentRead: true,
  });
  const partitions = [projectsTable, optionsTable, schedulesTable].flatMap((table) =>
    projects.map((id) => inPartition(table, `PROJECT#${id}`)),
  );
  const ofUsers = users.flatMap(({ id }): QueryCommandInput[] => [
    inPartition(projectsTable, `USER#${id}`),
    byIndex(projectsTable, "byUser", "userId", id),
  ]);
  const rows = (await Promise.all([...partitions, ...ofUsers].map((query) => rowsOf(aws, query)))).flat();
  const folders = projects.flatMap((id) => [`projects/${id}/`, `uploads/${id}/`]);
  const objects = (await Promise.all(folders.map((folder) => objectsIn(aws, folder)))).flat();
  return { rows: rows.toSorted(), objects: objects.toSorted() };
}

/** The number of mails sent to some people. */
export async function mailsTo(url: string, people: readonly { readonly email: string }[]): Promise<number> {
  const outbox = await mailsIn(url);
  return outbox.filter(({ to }) => people.some(({ email }) => to.includes(email))).length;
}

const byIndex = (TableName: string, IndexName: string, name: string, value: string): QueryCommandInput => ({
  TableName,
  IndexName,
  KeyConditionExpression: "#name = :value",
  ExpressionAttributeNames: { "#name": name },
  ExpressionAttributeValues: { ":value": value },
});

async function rowsOf(aws: LocalAws, query: QueryCommandInput): Promise<string[]> {
  const { Items = [], LastEvaluatedKey } = await tables(aws).send(new QueryCommand(query));
  if (LastEvaluatedKey) throw new Error("More than one page is kept here: read them all.");
  return Items.map((item) => `${query.TableName} ${JSON.stringify(item)}`);
}

async function objectsIn(aws: LocalAws, Prefix: string): Promise<string[]> {
  const listing = new ListObjectsV2Command({ Bucket: aws.bucket, Prefix });
  const { Contents = [], IsTruncated } = await storage(aws).send(listing);
  if (IsTruncated) throw new Error("More than one page is kept here: read them all.");
  return Contents.map(({ Key, ETag, Size }) => `${Key} ${ETag} ${Size}`);
}
