/** A page of a bucket listing. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Common prefixes: beginnings of keys up to the delimiter, each in place of all keys with that prefix. */
  readonly prefixes: readonly string[];
  /** Whether there are more items after `last`. */
  readonly isTruncated: boolean;
  /** The last item or prefix of the page. */
  readonly last: { readonly name: string; readonly item: Item } | undefined;
}

/**
 * @param items sorted by key
 * @param isAfter whether an item, or its common prefix `name`, comes after the end of the previous page
 */
export function pageOf<Item extends { readonly key: string }>(
  items: Iterable<Item>,
  prefix: string,
  delimiter: string,
  most: number,
  isAfter: (item: Item, name: string) => boolean,
): Page<Item> {
  const shown: Item[] = [];
  const prefixes = new Set<string>();
  let last: Page<Item>["last"];
  for (const item of items) {
    if (!item.key.startsWith(prefix)) continue;
    const end = delimiter === "" ? -1 : item.key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? item.key : item.key.slice(0, end + delimiter.length);
    if (prefixes.has(name) || !isAfter(item, name)) continue;
    if (shown.length + prefixes.size >= most) return { items: shown, prefixes: [...prefixes], isTruncated: true, last };
    if (end < 0) shown.push(item);
    else prefixes.add(name);
    last = { name, item };
  }
  return { items: shown, prefixes: [...prefixes], isTruncated: false, last };
}
