import type { AddressInfo } from "node:net";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { onTestFinished } from "vitest";
import {
  type DynamoDbEngine,
  type DynamoDbOptions,
  dynamoDbEngine,
} from "../../../../infra/local/emulators/dynamodb/engine.ts";

export const TableName = "Projects";

export const definition = {
  TableName,
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: ["pk", "sk", "userId"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
  KeySchema: [
    { AttributeName: "pk", KeyType: "HASH" },
    { AttributeName: "sk", KeyType: "RANGE" },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: "byUser",
      KeySchema: [
        { AttributeName: "userId", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
      Projection: { ProjectionType: "ALL" },
    },
  ],
};

/** A running engine with a client; both end with the test. */
export interface Running {
  readonly engine: DynamoDbEngine;
  readonly db: DynamoDBDocumentClient;
  readonly endpoint: string;
  close(): Promise<void>;
}

export async function openDynamoDb(options: DynamoDbOptions = {}, accessKeyId = "local"): Promise<Running> {
  const engine = dynamoDbEngine(options);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= engine.close();
    return closing;
  };
  onTestFinished(close);
  await new Promise<void>((resolve) => engine.server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(engine.server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId, secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  return { engine, db: DynamoDBDocumentClient.from(client), endpoint, close };
}

/** Like `openDynamoDb`, with the table. */
export async function startDynamoDb(options: DynamoDbOptions = {}, accessKeyId?: string): Promise<Running> {
  const running = await openDynamoDb(options, accessKeyId);
  await running.engine.run("CreateTable", definition);
  return running;
}

export const key = (pk: string, sk = "META") => ({ pk, sk });

export const put = (Item: Record<string, unknown>, more = {}) => new PutCommand({ TableName, Item, ...more });

export async function get(db: DynamoDBDocumentClient, pk: string) {
  return (await db.send(new GetCommand({ TableName, Key: key(pk), ConsistentRead: true }))).Item;
}

export async function scan(db: DynamoDBDocumentClient) {
  return (await db.send(new ScanCommand({ TableName }))).Items!;
}

export async function itemsOfUser(db: DynamoDBDocumentClient, user: string) {
  const query = new QueryCommand({
    TableName,
    IndexName: "byUser",
    KeyConditionExpression: "userId = :u",
    ExpressionAttributeValues: { ":u": user },
  });
  return (await db.send(query)).Items!;
}
