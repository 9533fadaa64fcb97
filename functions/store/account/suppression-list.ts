import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { db, isConditionFailure, itemsAt, schedulesTable } from "../aws/table.ts";

/** An address that bounced or whose owner complained. Older rows do not record which and count as complaints. */
const Row = z.object({
  address: z.string(),
  why: z.string(),
  cause: z.enum(["bounced", "unwanted"]).default("unwanted"),
});

/** Why nothing is sent to an address: bounces or a complaint, with an explanatory sentence. */
export type Suppression = Pick<z.infer<typeof Row>, "cause" | "why">;

const keyOf = (address: string) => ({ pk: `ADDRESS#${address.toLowerCase()}`, sk: "STOPPED" });

/**
 * Puts an email address on the suppression list. A complaint is never replaced by a bounce, whatever order the events
 * arrive in.
 */
export async function suppressAddress(address: string, stop: Suppression, at: string): Promise<void> {
  const Item = { ...keyOf(address), address: address.toLowerCase(), ...stop, at };
  try {
    await db.send(
      new PutCommand({
        TableName: schedulesTable(),
        Item,
        ...(stop.cause === "bounced" && {
          ConditionExpression: "attribute_not_exists(pk) OR cause = :bounced",
          ExpressionAttributeValues: { ":bounced": "bounced" },
        }),
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Removes an address from the suppression list if it bounced, but not if its owner complained. */
export async function unsuppressAddress(address: string): Promise<void> {
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
    // The owner has complained in the meantime, so the address stays suppressed.
    if (!isConditionFailure(error)) throw error;
  }
}

/** The suppressed addresses among the given ones, in lower case, with the reason. */
export async function suppressedAmong(addresses: readonly string[]): Promise<ReadonlyMap<string, Suppression>> {
  const keys = [...new Set(addresses.map((address) => address.toLowerCase()))].map(keyOf);
  const rows = (await itemsAt(schedulesTable(), keys)).map((item) => Row.parse(item));
  return new Map(rows.map(({ address, ...stop }) => [address, stop]));
}
