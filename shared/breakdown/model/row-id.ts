import type { Breakdown } from "./breakdown.ts";
import { scenesOfRows } from "./merged-scenes.ts";

/** Gives out row ids that no scene of the breakdown has, nor any that is set aside or remembered. */
export function newRowIds(breakdown: Pick<Breakdown, "rows" | "aside">): () => string {
  const ids = scenesOfRows([...breakdown.rows, ...breakdown.aside]).flatMap(({ id, joins = id }) => [id, joins]);
  const numbers = ids.map(numberOfId);
  let last = numbers.reduce((most, number) => Math.max(most, number), 0);
  return () => `sc-${++last}`;
}

/** Orders row ids as they were given out. */
export function compareRowIds(one: string, other: string): number {
  return numberOfId(one) - numberOfId(other);
}

function numberOfId(id: string): number {
  return Number(/^sc-(\d{1,9})$/.exec(id)?.[1] ?? 0);
}
