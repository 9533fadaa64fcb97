import { setTimeout as pause } from "node:timers/promises";
import { GetCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { TransientError } from "../../runtime/transient-errors.ts";
import { newId } from "./id.ts";
import { db, projectsTable, transact } from "./table.ts";

/** The row that every addition to a collection changes. It may expire at any time. */
const Guard = z.object({ token: z.string() });
const RETENTION_SECONDS = 24 * 3600;

/** Twenty simultaneous additions need at most twenty attempts each, which take about three seconds. */
const MAX_ATTEMPTS = 30;
const MAX_PAUSE_MS = 200;

/** The most rows of a project's collection, and of those, that one person has created. */
interface Share {
  readonly project: number;
  /** Less than `project`, so that no one can use up a collection for the others. */
  readonly person: number;
}

/** The limit that was reached. */
export interface ReachedLimit {
  readonly of: keyof Share;
  readonly most: number;
}

/** The limit that keeps a person from adding rows to a collection whose rows these people have created. */
export function shareReached(
  creators: readonly unknown[],
  userId: string,
  most: Share,
  adding = 1,
): ReachedLimit | undefined {
  if (creators.length + adding > most.project) return { of: "project", most: most.project };
  const own = creators.filter((creator) => creator === userId);
  return own.length + adding > most.person ? { of: "person", most: most.person } : undefined;
}

type Writes = NonNullable<TransactWriteCommandInput["TransactItems"]>;
const Cancelled = z.object({
  name: z.literal("TransactionCanceledException"),
  CancellationReasons: z.array(z.object({ Code: z.string().optional() })).min(1),
});

/**
 * Writes items that add to a limited collection. The collection is counted, and the items are only written if no other
 * request has added to it since; otherwise it is counted again. The rows themselves are counted, so rows that expire,
 * are removed or are older than the limit need no bookkeeping.
 *
 * @param collection a name of the collection, unique in the deployment
 * @param limitReached counts with consistent reads; returns the reached limit, if any
 * @returns the limit that was reached
 * @throws the error of a failed condition of `writes`
 */
export async function addWithinLimit<Limit>(
  collection: string,
  nowSeconds: number,
  limitReached: () => Promise<Limit | undefined>,
  writes: Writes,
): Promise<Limit | undefined> {
  const [TableName, Key] = [projectsTable(), { pk: `LIMIT#${collection}`, sk: "LIMIT" }];
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
    const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    const reached = await limitReached();
    if (reached !== undefined) return reached;
    try {
      await transact([
        {
          Put: {
            TableName,
            Item: { ...Key, token: newId(), expiresAt: Math.ceil(nowSeconds) + RETENTION_SECONDS },
            ...(Item
              ? { ConditionExpression: "#token = :seen", ExpressionAttributeNames: { "#token": "token" } }
              : { ConditionExpression: "attribute_not_exists(pk)" }),
            ...(Item && { ExpressionAttributeValues: { ":seen": Guard.parse(Item).token } }),
          },
        },
        ...writes,
      ]);
      return undefined;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      await pause(Math.random() * Math.min(MAX_PAUSE_MS, 20 * tries));
    }
  }
  throw new TransientError(`Too many requests add to "${collection}" at the same time.`);
}

/** Whether another request has added to the collection, or is adding to it. */
function isOvertaken(error: unknown): boolean {
  const cancelled = Cancelled.safeParse(error);
  if (!cancelled.success) return false;
  const [guard, ...others] = cancelled.data.CancellationReasons.map(({ Code }) => Code);
  return guard === "ConditionalCheckFailed" || [guard, ...others].includes("TransactionConflict");
}
