import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { ArchivedItem } from "../../shared/archive/import-mapping.ts";
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
import { stored } from "../../shared/i18n/stored.ts";

/** The content of an archive. */
export interface ArchiveSource {
  readonly head: ArchiveHead;
  readonly rows: Readonly<Record<ArchivedTable, readonly ArchivedItem[]>>;
  readonly documents: readonly { readonly key: string; readonly size: number }[];
  readonly read: (key: string) => Promise<{ readonly bytes: Uint8Array; readonly mediaType: string }>;
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Writes an archive to a file and reports the progress as a share from 0 to 1. @returns the file's size in bytes */
export async function writeArchive(
  source: ArchiveSource,
  file: string,
  onProgress: (share: number) => Promise<void>,
): Promise<number> {
  await pipeline(Readable.from(blocksOf(source, onProgress)), createGzip(), createWriteStream(file));
  return (await stat(file)).size;
}

async function* blocksOf(
  { head, rows, documents, read }: ArchiveSource,
  onProgress: (share: number) => Promise<void>,
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
    await onProgress(done / Math.max(1, whole));
  }
  const counts = Object.fromEntries(ARCHIVED_TABLES.map((table) => [table, rows[table].length]));
  const manifest = { format: ARCHIVE_FORMAT, rows: counts, entries: [...entries], documents: places };
  yield* entry(MANIFEST_NAME, json(manifest as Manifest));
  yield TAR_END;
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** An entry being read. Its content arrives in pieces, which must all be read before the next entry. */
export interface ReadEntry extends TarEntry {
  readonly pieces: AsyncIterable<Buffer>;
  /** The SHA-256 of the content read so far. */
  readonly hash: () => string;
  /** The share of the file that has been read, 0 to 1. */
  readonly share: () => number;
}

/** More than any script or photo has; one document at a time is in memory. */
const MAX_ENTRY_BYTES = 256_000_000;
/** An export stops at 9 GB of documents. */
const MAX_TOTAL_BYTES = 10_000_000_000;
/** Maximum compression ratio. A project's rows are repetitive but compress to a twentieth of their size at most. */
const MAX_COMPRESSION_RATIO = 100;
/** The decompressed size that is allowed for even the smallest file. */
const ALWAYS_ALLOWED_BYTES = 64_000_000;

/**
 * The entries of an archive, one after the other. The decompressed size is checked while streaming, to protect against
 * decompression bombs, and no more than requested is held in memory.
 *
 * @throws {ArchiveError} if the file is not an archive, is truncated or damaged, or decompresses to too much
 */
export async function* entriesIn(file: string): AsyncGenerator<ReadEntry> {
  const source = createReadStream(file);
  const { size: whole } = await stat(file);
  const most = Math.min(MAX_TOTAL_BYTES, Math.max(ALWAYS_ALLOWED_BYTES, whole * MAX_COMPRESSION_RATIO));
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
  const reader = new PieceReader(gunzip, most);
  let isFirst = true;
  try {
    for (;;) {
      const header = tarEntryFrom(await reader.bytes(BLOCK));
      if (!header) return;
      if (header.size > MAX_ENTRY_BYTES) throw damaged(stored('"{name}" is too large.', { name: header.name }));
      if (isFirst && header.name !== HEAD_NAME) throw noArchive();
      isFirst = false;
      const sha256 = createHash("sha256");
      const pieces = content(reader.pieces(header.size, (piece) => sha256.update(piece)));
      yield { ...header, pieces, hash: () => sha256.copy().digest("hex"), share: () => source.bytesRead / whole };
      // Skip whatever the caller did not read.
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

/** Turns read errors of an entry's content into the error for a damaged archive. */
async function* content(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch (error) {
    throw isUnreadable(error) ? cutShort() : error;
  }
}

const cutShort = () => damaged(stored("it ends early or was changed in transit."));

/** Reads exact numbers of bytes from a stream, up to a maximum in total. */
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

  async *pieces(count: number, onPiece: (piece: Buffer) => void = () => {}): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.#rest.length === 0) await this.#read();
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      onPiece(piece);
      yield piece;
    }
  }

  async #read(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw new TarError("The file ends early.");
    this.#rest = next.value;
    this.#total += next.value.length;
    if (this.#total > this.#most)
      throw new ArchiveError(stored("This archive unpacks to far more data than any project has."));
  }
}

/** The whole content of an entry. @throws {ArchiveError} if it is larger than `most` bytes */
export async function bytesOf({ name, size, pieces }: ReadEntry, most = MAX_ENTRY_BYTES): Promise<Buffer> {
  if (size > most) throw damaged(stored('"{name}" is too large.', { name }));
  const found: Buffer[] = [];
  for await (const piece of pieces) found.push(piece);
  return Buffer.concat(found);
}

/**
 * The lines of an entry, each as soon as it is complete.
 *
 * @throws {ArchiveError} if a line is longer than `most` bytes
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
    if (length > most) throw damaged(stored('a row of "{name}" is too large.', { name }));
  }
  if (length > 0) throw damaged(stored('the last row of "{name}" is incomplete.', { name }));
}

const NEWLINE = 0x0a;
