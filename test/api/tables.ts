import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import type { LocalAws } from "../local-aws.ts";
import type { Person } from "../people.ts";

/** One for each stack, because a client's first request costs several times what its next ones do. */
const clients = new Map<string, DynamoDBDocumentClient>();

/** The tables of the stack, with full permissions, for states that no route can create. */
export function tables({ environment }: Pick<LocalAws, "environment">): DynamoDBDocumentClient {
  const endpoint = environment.AWS_ENDPOINT_URL_DYNAMODB!;
  const stack = `${environment.AWS_ACCESS_KEY_ID} at ${endpoint}`; // A later stack may have the port of an earlier one.
  const client = clients.get(stack) ?? tablesAt(endpoint, environment);
  clients.set(stack, client);
  return client;
}

function tablesAt(endpoint: string, environment: LocalAws["environment"]): DynamoDBDocumentClient {
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID!,
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY!,
  };
  return DynamoDBDocumentClient.from(new DynamoDBClient({ region: environment.AWS_REGION!, endpoint, credentials }));
}

/** Makes a person a viewer of a project, which no route does yet. */
export async function asViewer(aws: LocalAws, { id: userId }: Person, id: string): Promise<void> {
  const Item = { pk: `PROJECT#${id}`, sk: `MEMBER#${userId}`, userId, role: "viewer", label: "Guest" };
  await tables(aws).send(new PutCommand({ TableName: aws.projectsTable, Item }));
}

/** Writes rows to the table of projects. */
export async function putProjectRows(aws: LocalAws, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 25) {
    const writes = rows.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await tables(aws).send(new BatchWriteCommand({ RequestItems: { [aws.projectsTable]: writes } }));
  }
}

/** Writes projects that a person has created, which no other rows belong to. */
export async function putProjectsOf(aws: LocalAws, { id: userId }: Person, count: number): Promise<void> {
  const head = { projectName: "Tide", projectType: "Short Film", completed: false, createdAt: "2001" };
  const rows = Array.from({ length: count }, (_, n) => {
    const pk = `PROJECT#${userId.slice(0, 8)}${String(n).padStart(8, "0")}`;
    const member = { pk, sk: `MEMBER#${userId}`, userId, role: "owner", label: "Owner" };
    // The index of a person's projects is behind, so the row of the last hour lists them.
    const joined = { pk: `USER#${userId}`, sk: `JOINED#${pk.slice("PROJECT#".length)}`, expiresAt: 4_000_000_000 };
    return [{ pk, sk: "PROJECT", ...head, createdBy: userId }, member, joined];
  });
  await putProjectRows(aws, rows.flat());
}

/** Makes an invitation expire. */
export async function expireInvitation(aws: LocalAws, id: string, email: string): Promise<void> {
  await tables(aws).send(
    new UpdateCommand({
      TableName: aws.projectsTable,
      Key: { pk: `PROJECT#${id}`, sk: `INVITATION#${email}` },
      UpdateExpression: "SET invitedUntil = :now",
      ExpressionAttributeValues: { ":now": Math.floor(Date.now() / 1000) - 1 },
    }),
  );
}

/** Makes a project eight days old, so that the limits of new projects do not apply. */
export async function eightDaysOld(aws: LocalAws, id: string): Promise<void> {
  await tables(aws).send(
    new UpdateCommand({
      TableName: aws.projectsTable,
      Key: { pk: `PROJECT#${id}`, sk: "PROJECT" },
      UpdateExpression: "SET createdAt = :then, importedAt = :then",
      ExpressionAttributeValues: { ":then": new Date(Date.now() - 8 * 24 * 3600_000).toISOString() },
    }),
  );
}

/** Forgets how many call sheets an address has been emailed today. */
export async function forgetMailsTo(aws: LocalAws, address: string): Promise<void> {
  const Key = { pk: `ADDRESS#${address}`, sk: `MAILED#${new Date().toISOString().slice(0, 10)}` };
  await tables(aws).send(new DeleteCommand({ TableName: aws.schedulesTable, Key }));
}
