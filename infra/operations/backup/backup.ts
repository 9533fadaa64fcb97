import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { documentsIn, hideDocuments, putDocument } from "./documents.ts";
import { deleteRows, putRows, rowsIn, type TableItem } from "./rows.ts";
import type { Stores } from "./stores.ts";
import { type Count, countOf, differences, lineOf, lineOfDocument, type Tally, tallyOf } from "./tally.ts";

const Contents = z.object({
  takenAt: z.string(),
  tally: z.record(z.string(), z.object({ count: z.int(), sha256: z.string() })),
  documents: z.array(z.object({ key: z.string(), mediaType: z.string(), file: z.string() })),
});

class BackupError extends Error {
  override name = "BackupError";
}

/** Readable by the owner only, and synced before the next file refers to it. */
const SYNCED = { mode: 0o600, flush: true };

/**
 * Saves all stores to a folder, with the tally to verify a restore. The tally is of what was saved, because a store that
 * is in use can change between two readings.
 */
export async function takeBackup(stores: Stores, folder: string, takenAt: string): Promise<Tally> {
  const tally: Record<string, Count> = {};
  await mkdir(join(folder, "documents"), { recursive: true, mode: 0o700 });
  for (const [name, table] of Object.entries(stores.tables)) {
    const lines: string[] = [];
    for await (const row of rowsIn(stores.db, table)) lines.push(lineOf(row));
    await writeFile(join(folder, `${name}.jsonl`), lines.map((line) => `${line}\n`).join(""), SYNCED);
    tally[name] = countOf(lines);
  }
  const lines: string[] = [];
  const documents: z.infer<typeof Contents>["documents"] = [];
  for await (const { key, mediaType, bytes } of documentsIn(stores.s3, stores.bucket)) {
    const file = `documents/${String(documents.length + 1).padStart(8, "0")}`;
    await writeFile(join(folder, file), bytes, SYNCED);
    documents.push({ key, mediaType, file });
    lines.push(lineOfDocument(key, mediaType, bytes));
  }
  tally.documents = countOf(lines);
  // Written last, so that a folder without it is not a complete backup.
  await writeFile(join(folder, "contents.json"), `${JSON.stringify({ takenAt, tally, documents }, null, 2)}\n`, SYNCED);
  return tally;
}

/**
 * Restores a backup to empty stores, or replaces what they hold.
 *
 * @throws {BackupError} if the stores are not empty, or their tally afterwards differs from the backup's
 */
export async function restoreBackup(
  folder: string,
  into: Stores,
  { replace }: { readonly replace: boolean } = { replace: false },
): Promise<Tally> {
  const contents = await contentsOf(folder);
  // Backups of earlier versions have no activity log.
  const saved = Object.entries(into.tables).filter(([name]) => name in contents.tally);
  const stores = { ...into, tables: Object.fromEntries(saved) };
  if (replace) await emptied(stores);
  const before = await tallyOf(stores);
  const full = Object.entries(before).filter(([, { count }]) => count > 0);
  if (full.length > 0) {
    const what = full.map(([name, { count }]) => `${count} in ${name}`).join(", ");
    throw new BackupError(`A backup is restored only into empty stores, but these contain ${what}.`);
  }
  for (const [name, table] of saved) {
    const lines = (await readFile(join(folder, `${name}.jsonl`), "utf8")).split("\n").filter(Boolean);
    await putRows(
      stores.db,
      table,
      lines.map((line) => JSON.parse(line) as TableItem), // Written by takeBackup, and verified below.
    );
  }
  for (const { file, ...document } of contents.documents) {
    await putDocument(stores.s3, stores.bucket, { ...document, bytes: await readFile(join(folder, file)) });
  }
  const tally = await tallyOf(stores);
  const wrong = differences(contents.tally, tally);
  if (wrong.length > 0) throw new BackupError(`The restored data differs from the backup: ${wrong.join(", ")} differ.`);
  return tally;
}

/** Deletes all rows, and hides all documents behind delete markers. */
async function emptied({ db, tables, s3, bucket }: Stores): Promise<void> {
  for (const table of Object.values(tables)) await deleteRows(db, table);
  await hideDocuments(s3, bucket);
}

async function contentsOf(folder: string): Promise<z.infer<typeof Contents>> {
  const file = join(folder, "contents.json");
  try {
    return Contents.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new BackupError(`${file} does not describe a backup: ${error instanceof Error ? error.message : error}`);
  }
}
