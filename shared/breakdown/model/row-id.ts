import type { Breakdown } from "./breakdown.ts";
import { scenesOfRows } from "./merged-scenes.ts";

/** Returns a generator of row ids that are unused in the breakdown, its removed scenes and its merges. */
export function newRowIds(breakdown: Pick<Breakdown, "rows" | "aside">): () => string {
  const ids = scenesOfRows([...breakdown.rows, ...breakdown.aside]).flatMap(({ id, joins = id }) => [id, joins]);
  const numbers = ids.map(numberOfId);
  let last = numbers.reduce((most, number) => Math.max(most, number), 0);
  return () => `sc-${++last}`;
}

/** Compares row ids by order of creation. */
export function compareRowIds(one: string, other: string): number {
  return numberOfId(one) - numberOfId(other);
}

function numberOfId(id: string): number {
  return Number(/^sc-(\d{1,9})$/.exec(id)?.[1] ?? 0);
}
