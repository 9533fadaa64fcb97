import { BatchGetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { db, schedulesTable } from "./table.ts";

/** An address that mails came back from, or whose owner has complained. */
const Row = z.object({ address: z.string(), why: z.string() });

const keyOf = (address: string) => ({ pk: `ADDRESS#${address.toLowerCase()}`, sk: "STOPPED" });

/** Sends nothing to an address any more. */
export async function stopAddress(address: string, why: string, at: string): Promise<void> {
  const Item = { ...keyOf(address), address: address.toLowerCase(), why, at };
  await db.send(new PutCommand({ TableName: schedulesTable(), Item }));
}

/** Those of some addresses to which nothing is sent any more, in lower case, with why. */
export async function stoppedAmong(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const TableName = schedulesTable();
  const keys = [...new Set(addresses.map((address) => address.toLowerCase()))].map(keyOf);
  const stopped = new Map<string, string>();
  for (let at = 0; at < keys.length; at += 100) {
    let wanted: Record<string, unknown>[] = keys.slice(at, at + 100);
    while (wanted.length > 0) {
      const answer = await db.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: wanted } } }));
      for (const item of answer.Responses?.[TableName] ?? []) {
        const { address, why } = Row.parse(item);
        stopped.set(address, why);
      }
      wanted = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
  }
  return stopped;
}
