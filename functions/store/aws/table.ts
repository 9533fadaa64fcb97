import { setTimeout as pause } from "node:timers/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { setClock } from "../../runtime/clock.ts";
import { environment } from "../../runtime/environment.ts";
import { TransientError } from "../../runtime/transient-errors.ts";
import { CLIENT_TIMEOUTS } from "./client-timeouts.ts";
import { newId } from "./id.ts";

const tables = new DynamoDBClient(CLIENT_TIMEOUTS);

/** DynamoDB client for the three tables. */
export const db = DynamoDBDocumentClient.from(tables, { marshallOptions: { removeUndefinedValues: true } });

const Dated = z.object({ headers: z.object({ date: z.string() }) });

// Responses that took longer, for example while the function was frozen, are too old to set the clock.
const MAX_LATENCY_MS = 2_000;

tables.middlewareStack.add(
  (next) => async (asked) => {
    const began = performance.now();
    const answer = await next(asked);
    const dated = Dated.safeParse(answer.response);
    if (dated.success && performance.now() - began < MAX_LATENCY_MS) setClock(Date.parse(dated.data.headers.date));
    return answer;
  },
  { step: "deserialize", name: "setClock" },
);

export const projectsTable = () => environment("PROJECTS_TABLE");
export const optionsTable = () => environment("OPTIONS_TABLE");
export const schedulesTable = () => environment("SCHEDULES_TABLE");

/** Partition key of a project's items. */
export const projectKey = (projectId: string) => `PROJECT#${projectId}`;

/** Partition key of a user's items. */
export const userKey = (userId: string) => `USER#${userId}`;

/** Whether a conditional write failed because of its condition. */
export function isConditionFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === "ConditionalCheckFailedException" ||
      (error.name === "TransactionCanceledException" && /ConditionalCheckFailed/.test(error.message)))
  );
}

/**
 * Creates an item if the key is free or the condition `or` holds; returns false otherwise. The item stores a random
 * attempt ID, so that the SDK's own retry after a lost response succeeds.
 */
export async function putNew(
  TableName: string,
  item: Readonly<Record<string, unknown>>,
  or?: { readonly condition: string; readonly values: Readonly<Record<string, unknown>> },
): Promise<boolean> {
  const attempt = newId();
  const isFree = ["attribute_not_exists(pk)", ...(or ? [or.condition] : []), "attempt = :attempt"].join(" OR ");
  try {
    await db.send(
      new PutCommand({
        TableName,
        Item: { ...item, attempt },
        ConditionExpression: isFree,
        ExpressionAttributeValues: { ...or?.values, ":attempt": attempt },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** An item of a transaction. */
export type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

const MAX_ATTEMPTS = 6;

/** Writes all items or none. Retries when DynamoDB cancels the transaction because of a conflict with another one. */
export async function transact(items: TransactItem[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await db.send(new TransactWriteCommand({ TransactItems: items }));
      return;
    } catch (error) {
      if (!isConflict(error) || isConditionFailure(error) || tries === MAX_ATTEMPTS) throw error;
      await pause(Math.random() * 10 * 2 ** tries);
    }
  }
}

function isConflict(error: unknown): boolean {
  return (
    error instanceof Error && error.name === "TransactionCanceledException" && /TransactionConflict/.test(error.message)
  );
}

/** All items that a query finds, across its pages. */
export async function queryAll(query: QueryCommandInput): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await db.send(new QueryCommand({ ...query, ...(from && { ExclusiveStartKey: from }) }));
    found.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}

/** Ten attempts take about seven seconds. */
const MAX_READS = 10;

/** The maximum number of keys per BatchGetItem call. */
const MAX_BATCH_KEYS = 100;

/** The existing items among the given keys, in no particular order. Makes as many calls as needed. */
export async function itemsAt(
  TableName: string,
  keys: readonly Readonly<Record<string, string>>[],
  { consistent: ConsistentRead = false } = {},
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let at = 0; at < keys.length; at += MAX_BATCH_KEYS) {
    let wanted: Record<string, unknown>[] = keys.slice(at, at + MAX_BATCH_KEYS);
    for (let tries = 1; wanted.length > 0; tries++) {
      const answer = await db.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: wanted, ConsistentRead } } }),
      );
      found.push(...(answer.Responses?.[TableName] ?? []));
      wanted = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
      if (wanted.length > 0 && tries === MAX_READS)
        throw new TransientError(`${wanted.length} items could not be read.`);
      if (wanted.length > 0) await pause(Math.random() * 10 * 2 ** Math.min(tries, MAX_ATTEMPTS));
    }
  }
  return found;
}

/** A project's items whose sort key begins with `prefix`. */
export function itemsOf(TableName: string, projectId: string, prefix: string): Promise<Record<string, unknown>[]> {
  return queryAll({
    TableName,
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": projectKey(projectId), ":prefix": prefix },
    ConsistentRead: true,
  });
}
