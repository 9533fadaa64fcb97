import * as z from "zod";
import { ServiceError } from "../engine.ts";
import { type Item, keyOf, type Members, type Store, tableNamed } from "./dynalite.ts";
import { understood } from "./understood.ts";

// Like DynamoDB, skip items that expired longer ago than this, so that a wrong unit cannot empty a table.
const FIVE_YEARS_SECONDS = 5 * 365 * 24 * 3600;

const NamesTable = z.object({ TableName: z.string() });
const Update = NamesTable.extend({
  TimeToLiveSpecification: z.object({ Enabled: z.boolean(), AttributeName: z.string().min(1).max(255) }),
});
const Page = z.object({ Items: z.array(z.custom<Item>()), LastEvaluatedKey: z.custom<Item>().optional() });

export interface TimeToLive {
  update(input: unknown): Promise<Members>;
  describe(input: unknown): Promise<Members>;
  /** Deletes expired items. */
  sweep(): Promise<void>;
}

/**
 * The expiry attribute of a table is kept in memory only.
 *
 * @param run executes an operation of the emulator in the queue
 */
export function timeToLive(
  store: Store,
  run: (operation: string, input: unknown) => Promise<unknown>,
  now: () => number,
): TimeToLive {
  const attributes = new Map<string, string>();

  async function sweepTable(TableName: string, attribute: string): Promise<void> {
    const table = await tableNamed(store, TableName);
    const second = Math.floor(now() / 1000);
    const hasExpired = {
      ExpressionAttributeNames: { "#expires": attribute },
      ExpressionAttributeValues: {
        ":now": { N: String(second) },
        ":longAgo": { N: String(second - FIVE_YEARS_SECONDS) },
      },
    };
    const expression = "#expires < :now AND #expires > :longAgo";
    let from: Item | undefined;
    do {
      const scan = {
        TableName,
        FilterExpression: expression,
        ...hasExpired,
        ...(from && { ExclusiveStartKey: from }),
      };
      const page = Page.parse(await run("Scan", scan));
      for (const item of page.Items) {
        const Key = keyOf(table, item);
        await run("DeleteItem", { TableName, Key, ConditionExpression: expression, ...hasExpired }).catch(
          ignoreIfExtended,
        );
      }
      from = page.LastEvaluatedKey;
    } while (from);
  }

  return {
    async update(input) {
      const { TableName, TimeToLiveSpecification } = understood(Update, input);
      await tableNamed(store, TableName);
      if (TimeToLiveSpecification.Enabled) attributes.set(TableName, TimeToLiveSpecification.AttributeName);
      else attributes.delete(TableName);
      return { TimeToLiveSpecification };
    },
    async describe(input) {
      const { TableName } = understood(NamesTable, input);
      await tableNamed(store, TableName);
      const AttributeName = attributes.get(TableName);
      if (AttributeName === undefined) return { TimeToLiveDescription: { TimeToLiveStatus: "DISABLED" } };
      return { TimeToLiveDescription: { TimeToLiveStatus: "ENABLED", AttributeName } };
    },
    async sweep() {
      for (const [table, attribute] of attributes) await sweepTable(table, attribute);
    },
  };
}

/** The item was deleted, or its time was extended, between the scan and the deletion. */
function ignoreIfExtended(error: unknown): void {
  if (!(error instanceof ServiceError) || error.code !== "ConditionalCheckFailedException") throw error;
}
