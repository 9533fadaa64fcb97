import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { BatchGetCommand, DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { db, schedulesTable } from "./table.ts";

/** An address that mails came back from, or whose owner has complained. */
const Row = z.object({ address: z.string(), why: z.string(), cause: z.enum(["bounced", "unwanted"]) });

/** Why nothing is sent to an address: mails came back, or its owner has complained; with a sentence. */
export type Stop = Pick<z.infer<typeof Row>, "cause" | "why">;

const keyOf = (address: string) => ({ pk: `ADDRESS#${address.toLowerCase()}`, sk: "STOPPED" });

/** Sends nothing to an address any more. */
export async function stopAddress(address: string, stop: Stop, at: string): Promise<void> {
  const Item = { ...keyOf(address), address: address.toLowerCase(), ...stop, at };
  await db.send(new PutCommand({ TableName: schedulesTable(), Item }));
}

/** Sends to an address again that mails came back from; not to one whose owner has complained. */
export async function resumeAddress(address: string): Promise<void> {
  try {
    await db.send(
      new DeleteCommand({
        TableName: schedulesTable(),
        Key: keyOf(address),
        ConditionExpression: "attribute_not_exists(pk) OR cause = :bounced",
        ExpressionAttributeValues: { ":bounced": "bounced" },
      }),
    );
  } catch (error) {
    // Its owner has complained meanwhile, so it stays stopped.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Those of some addresses to which nothing is sent any more, in lower case, with why. */
export async function stoppedAmong(addresses: readonly string[]): Promise<ReadonlyMap<string, Stop>> {
  const TableName = schedulesTable();
  const keys = [...new Set(addresses.map((address) => address.toLowerCase()))].map(keyOf);
  const stopped = new Map<string, Stop>();
  for (let at = 0; at < keys.length; at += 100) {
    let wanted: Record<string, unknown>[] = keys.slice(at, at + 100);
    while (wanted.length > 0) {
      const answer = await db.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: wanted } } }));
      for (const item of answer.Responses?.[TableName] ?? []) {
        const { address, ...stop } = Row.parse(item);
        stopped.set(address, stop);
      }
      wanted = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
  }
  return stopped;
}
