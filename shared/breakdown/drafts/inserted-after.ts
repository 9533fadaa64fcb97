interface Identified {
  readonly id: string;
}

/**
 * Inserts items into a list, each after the item that preceded it in an earlier list, or at the beginning if none of
 * those is left.
 *
 * @param itemFor the item to insert for an entry of the earlier list, if any
 */
export function insertedAfter<Item extends Identified, Entry extends Identified>(
  list: readonly Item[],
  earlier: readonly Entry[],
  itemFor: (entry: Entry) => Item | undefined,
): Item[] {
  const known = new Set(list.map(({ id }) => id));
  const first: Item[] = [];
  const after = new Map<string, Item[]>();
  let place = first;
  for (const entry of earlier) {
    const item = itemFor(entry);
    if (item !== undefined) place.push(item);
    else if (known.has(entry.id)) {
      place = after.get(entry.id) ?? [];
      after.set(entry.id, place);
    }
  }
  return [...first, ...list.flatMap((one) => [one, ...(after.get(one.id) ?? [])])];
}
