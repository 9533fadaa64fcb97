import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import {
  ARCHIVE_FORMAT,
  ARCHIVED_TABLES,
  type ArchivedTable,
  type ArchiveEntry,
  type ArchiveHead,
  damaged,
  HEAD_NAME,
  MANIFEST_NAME,
  type Manifest,
  noArchive,
  rowsName,
} from "../shared/archive/manifest.ts";
import type { Row } from "../shared/archive/moved-row.ts";
import { BLOCK, paddingOf, TAR_END, TarError, tarEntryFrom, tarHeader } from "../shared/archive/tar.ts";

/** What an archive is made of. */
export interface ArchiveSource {
  readonly head: ArchiveHead;
  readonly rows: Readonly<Record<ArchivedTable, readonly Row[]>>;
  readonly documents: readonly { readonly key: string; readonly size: number }[];
  readonly read: (key: string) => Promise<{ readonly bytes: Uint8Array; readonly mediaType: string }>;
}

export const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Writes an archive into a file, telling the share that is done. @returns the file's size */
export async function writeArchive(
  source: ArchiveSource,
  file: string,
  told: (share: number) => Promise<void>,
): Promise<number> {
  await pipeline(Readable.from(blocksOf(source, told)), createGzip(), createWriteStream(file));
  return (await stat(file)).size;
}

async function* blocksOf(
  { head, rows, documents, read }: ArchiveSource,
  told: (share: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const seconds = Date.parse(head.exportedAt) / 1000;
  const entries: ArchiveEntry[] = [];
  const places: Record<string, { key: string; mediaType: string }> = {};
  function* entry(name: string, bytes: Uint8Array) {
    yield tarHeader({ name, size: bytes.length }, seconds);
    yield bytes;
    yield new Uint8Array(paddingOf(bytes.length));
    entries.push({ name, size: bytes.length, sha256: hashOf(bytes) });
  }
  yield* entry(HEAD_NAME, json(head));
  for (const table of ARCHIVED_TABLES) {
    yield* entry(rowsName(table), Buffer.from(rows[table].map((row) => `${JSON.stringify(row)}\n`).join("")));
  }
  const whole = documents.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const [at, { key, size }] of documents.entries()) {
    const { bytes, mediaType } = await read(key);
    const name = `documents/${String(at + 1).padStart(6, "0")}${/\.[0-9a-z]{1,5}$/.exec(key)?.[0] ?? ""}`;
    places[name] = { key, mediaType };
    yield* entry(name, bytes);
    done += size;
    await told(done / Math.max(1, whole));
  }
  const counts = Object.fromEntries(ARCHIVED_TABLES.map((table) => [table, rows[table].length]));
  const manifest = { format: ARCHIVE_FORMAT, rows: counts, entries: [...entries], documents: places };
  yield* entry(MANIFEST_NAME, json(manifest as Manifest));
  yield TAR_END;
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** An entry as it is read. */
export interface ReadEntry {
  readonly name: string;
  readonly bytes: Buffer;
  /** How much of the file has been read, 0 to 1. */
  readonly share: number;
}

// More than any script or photo has, and as much as a function has room for.
const LARGEST_ENTRY = 600_000_000;
const LARGEST_WHOLE = 40_000_000_000;

/**
 * The entries of an archive, one after the other.
 *
 * @throws {ArchiveError} when the file is none, or ends too early, or was changed on its way
 */
export async function* entriesIn(file: string): AsyncGenerator<ReadEntry> {
  const source = createReadStream(file);
  const { size: whole } = await stat(file);
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
  const read = exactReader(gunzip);
  let count = 0;
  let total = 0;
  try {
    for (;;) {
      const entry = tarEntryFrom(await read(BLOCK));
      if (!entry) return;
      total += entry.size;
      if (entry.size > LARGEST_ENTRY || total > LARGEST_WHOLE) throw damaged(`"${entry.name}" is too large.`);
      const bytes = await read(entry.size);
      await read(paddingOf(entry.size));
      count += 1;
      if (count === 1 && entry.name !== HEAD_NAME) throw noArchive();
      yield { name: entry.name, bytes, share: source.bytesRead / whole };
    }
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw count === 0 ? noArchive() : damaged("it ends early or was changed in transit.");
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

const isUnreadable = (error: unknown) =>
  error instanceof TarError || (error instanceof Error && "code" in error && /^Z_/.test(String(error.code)));

/** Reads so many bytes of a stream, no fewer. */
function exactReader(stream: AsyncIterable<Buffer>): (count: number) => Promise<Buffer> {
  const source = stream[Symbol.asyncIterator]();
  let kept: Buffer[] = [];
  let length = 0;
  return async (count) => {
    while (length < count) {
      const next = await source.next();
      if (next.done) throw new TarError("The file ends early.");
      kept.push(next.value);
      length += next.value.length;
    }
    const all = Buffer.concat(kept);
    kept = [all.subarray(count)];
    length -= count;
    return all.subarray(0, count);
  };
}
