import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Row } from "../../shared/archive/import-mapping.ts";
import {
  ARCHIVE_FORMAT,
  ARCHIVED_TABLES,
  type ArchivedTable,
  type ArchiveEntry,
  ArchiveError,
  type ArchiveHead,
  damaged,
  HEAD_NAME,
  MANIFEST_NAME,
  type Manifest,
  noArchive,
  rowsName,
} from "../../shared/archive/manifest.ts";
import {
  BLOCK,
  paddingOf,
  TAR_END,
  type TarEntry,
  TarError,
  tarEntryFrom,
  tarHeader,
} from "../../shared/archive/tar.ts";

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

/** An entry as it is read: its content comes in pieces, all of which are read before the next entry begins. */
export interface ReadEntry extends TarEntry {
  readonly pieces: AsyncIterable<Buffer>;
  /** The SHA-256 of what has been read of it. */
  readonly hash: () => string;
  /** How much of the file has been read, 0 to 1. */
  readonly share: () => number;
}

/** More than any script or photo has; one document at a time is in memory. */
const LARGEST_ENTRY = 256_000_000;
/** An export stops at 9 GB of documents. */
const LARGEST_WHOLE = 10_000_000_000;
/** Rows of a project, which are much alike, pack to a twentieth at most. */
const MOST_TIMES_ITS_SIZE = 100;
/** What even the smallest file may unpack to. */
const SMALL_WHOLE = 64_000_000;

/**
 * The entries of an archive, one after the other. What it unpacks to is counted as it comes, so that a small file never
 * becomes a large one, and no more of it is in memory than was asked for.
 *
 * @throws {ArchiveError} when the file is none, or ends too early, or was changed on its way, or unpacks to too much
 */
export async function* entriesIn(file: string): AsyncGenerator<ReadEntry> {
  const source = createReadStream(file);
  const { size: whole } = await stat(file);
  const most = Math.min(LARGEST_WHOLE, Math.max(SMALL_WHOLE, whole * MOST_TIMES_ITS_SIZE));
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
  const reader = new PieceReader(gunzip, most);
  let isFirst = true;
  try {
    for (;;) {
      const header = tarEntryFrom(await reader.bytes(BLOCK));
      if (!header) return;
      if (header.size > LARGEST_ENTRY) throw damaged(`"${header.name}" is too large.`);
      if (isFirst && header.name !== HEAD_NAME) throw noArchive();
      isFirst = false;
      const sha256 = createHash("sha256");
      const pieces = content(reader.pieces(header.size, (piece) => sha256.update(piece)));
      yield { ...header, pieces, hash: () => sha256.copy().digest("hex"), share: () => source.bytesRead / whole };
      // What nobody wanted to read.
      for await (const _ of pieces);
      await reader.bytes(paddingOf(header.size));
    }
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw isFirst ? noArchive() : cutShort();
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

const isUnreadable = (error: unknown) =>
  error instanceof TarError || (error instanceof Error && "code" in error && /^Z_/.test(String(error.code)));

/** Whoever reads an entry is told of a broken file in the same words. */
async function* content(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch (error) {
    throw isUnreadable(error) ? cutShort() : error;
  }
}

const cutShort = () => damaged("it ends early or was changed in transit.");

/** Reads so many bytes of a stream, no fewer, and never more in all than it may hold. */
class PieceReader {
  readonly #source: AsyncIterator<Buffer>;
  readonly #most: number;
  #rest: Buffer = Buffer.alloc(0);
  #total = 0;

  constructor(stream: AsyncIterable<Buffer>, most: number) {
    this.#source = stream[Symbol.asyncIterator]();
    this.#most = most;
  }

  async bytes(count: number): Promise<Buffer> {
    const found: Buffer[] = [];
    for await (const piece of this.pieces(count)) found.push(piece);
    return Buffer.concat(found);
  }

  async *pieces(count: number, told: (piece: Buffer) => void = () => {}): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.#rest.length === 0) await this.#read();
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      told(piece);
      yield piece;
    }
  }

  async #read(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw new TarError("The file ends early.");
    this.#rest = next.value;
    this.#total += next.value.length;
    if (this.#total > this.#most) throw new ArchiveError("This archive unpacks to far more than a project has.");
  }
}

/** The whole content of an entry. @throws {ArchiveError} when it has more than so many bytes */
export async function bytesOf({ name, size, pieces }: ReadEntry, most = LARGEST_ENTRY): Promise<Buffer> {
  if (size > most) throw damaged(`"${name}" is too large.`);
  const found: Buffer[] = [];
  for await (const piece of pieces) found.push(piece);
  return Buffer.concat(found);
}

/**
 * The lines of an entry, each as soon as it is there.
 *
 * @throws {ArchiveError} when a line has more than so many bytes
 */
export async function* linesOf({ name, pieces }: ReadEntry, most: number): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let to = piece.indexOf(NEWLINE); to !== -1; to = piece.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, piece.subarray(from, to)]).toString();
      [begun, length, from] = [[], 0, to + 1];
    }
    begun.push(piece.subarray(from));
    length += piece.length - from;
    if (length > most) throw damaged(`a row of "${name}" is too large.`);
  }
  if (length > 0) throw damaged(`the last row of "${name}" is not whole.`);
}

const NEWLINE = 0x0a;
