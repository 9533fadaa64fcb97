import { createHash } from "node:crypto";
import { documentsIn } from "./documents.ts";
import { rowsIn } from "./rows.ts";
import type { Stores } from "./stores.ts";

/** The number of entries and a hash of all of them, which does not depend on their order. */
export interface Count {
  readonly count: number;
  readonly sha256: string;
}

/** The content of the stores: a count for each table, and one for the documents. */
export type Tally = Readonly<Record<string, Count>>;

export async function tallyOf({ db, s3, tables, bucket }: Stores): Promise<Tally> {
  const tally: Record<string, Count> = {};
  for (const [name, table] of Object.entries(tables)) {
    const lines: string[] = [];
    for await (const row of rowsIn(db, table)) lines.push(lineOf(row));
    tally[name] = countOf(lines);
  }
  const lines: string[] = [];
  for await (const { key, mediaType, bytes } of documentsIn(s3, bucket)) {
    lines.push(lineOfDocument(key, mediaType, bytes));
  }
  return { ...tally, documents: countOf(lines) };
}

/** The names of the entries that differ between two tallies. */
export function differences(one: Tally, other: Tally): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.count !== other[name]?.count || one[name]?.sha256 !== other[name]?.sha256,
  );
}

/** A document's line in the count of all documents. */
export function lineOfDocument(key: string, mediaType: string, bytes: Uint8Array): string {
  return `${key} ${mediaType} ${createHash("sha256").update(bytes).digest("hex")}`;
}

export function countOf(lines: readonly string[]): Count {
  return { count: lines.length, sha256: createHash("sha256").update(lines.toSorted().join("\n")).digest("hex") };
}

/** A value as JSON with sorted fields. */
export function lineOf(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === "object" && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
