import type { Item, Members } from "./dynalite.ts";

/** Delays the appearance of new items in secondary indexes, which DynamoDB updates after it has confirmed a write. */
export interface IndexLag {
  /** Notes that an item was created. */
  created(table: string, item: Item): void;
  /** The answer of a query without the items that its index does not have yet. */
  seen(input: unknown, answer: Members): Members;
}

/** @param milliseconds the time until an index has the next new item */
export function indexLag(milliseconds: () => number, now: () => number): IndexLag {
  const visibleAt = new Map<string, number>();
  const keyOf = (table: string, { pk, sk }: Item) => JSON.stringify([table, pk, sk]);
  return {
    created(table, item) {
      visibleAt.set(keyOf(table, item), now() + milliseconds());
    },
    seen(input, answer) {
      const { TableName, IndexName } = input as { TableName: string; IndexName?: string };
      if (IndexName === undefined) return answer;
      const all = (answer.Items ?? []) as readonly Item[];
      const Items = all.filter((item) => (visibleAt.get(keyOf(TableName, item)) ?? 0) <= now());
      return { ...answer, Items, Count: Items.length };
    },
  };
}
