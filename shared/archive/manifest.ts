import * as z from "zod";
import { stored } from "../i18n/stored.ts";

/** Format version of new archives. Older formats can be imported, newer ones cannot. */
export const ARCHIVE_FORMAT = 1;

/** Name of the first entry. */
export const HEAD_NAME = "backlot.json";
/** Name of the last entry. */
export const MANIFEST_NAME = "manifest.json";

/** The exported tables. Each becomes one entry in JSON Lines format. */
export const ARCHIVED_TABLES = ["projects", "options", "schedules"] as const;
export type ArchivedTable = (typeof ARCHIVED_TABLES)[number];

/** Entry name of a table's items. */
export const rowsName = (table: ArchivedTable) => `rows/${table}.jsonl`;

const Id = z.string().regex(/^[0-9a-z]{8,40}$/);

/** The first entry: which app and project the archive is from. */
export const ArchiveHead = z.object({
  app: z.literal("Backlot"),
  format: z.int().positive(),
  project: z.object({ id: Id, name: z.string().min(1).max(500) }),
  exportedAt: z.string().max(50),
  /** Email addresses of the people in the items, by user id. */
  people: z.record(z.string().max(100), z.string().max(254)),
});
export type ArchiveHead = z.infer<typeof ArchiveHead>;

/** An entry with the hash of its content: SHA-256, hexadecimal. */
const Entry = z.object({ name: z.string(), size: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type ArchiveEntry = z.infer<typeof Entry>;

/** Document key without the project's folder. The pattern rules out path traversal. */
const Key = z
  .string()
  .min(1)
  .max(900)
  .refine(
    (key) => !key.startsWith("/") && !key.split("/").some((part) => part === "." || part === ".." || part === ""),
  );

/** Media types of Backlot's documents. None of them can run in a browser. */
const MediaType = z
  .string()
  .max(100)
  .regex(
    /^(?:application\/(?:json|pdf|xml|octet-stream|gzip)|image\/(?:jpeg|png)|text\/(?:plain|tab-separated-values|csv))(?:; ?charset=utf-8)?$/i,
  );

/** Everything that the archive must contain. */
export const Manifest = z.object({
  format: z.int().positive(),
  /** Number of items per table. */
  rows: z.record(z.enum(ARCHIVED_TABLES), z.int().nonnegative()),
  entries: z.array(Entry),
  /** Document keys by entry name. */
  documents: z.record(z.string(), z.object({ key: Key, mediaType: MediaType })),
});
export type Manifest = z.infer<typeof Manifest>;

/** An archive that cannot be imported. The message tells the user what to do; it is saved in English. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

/** The error for a damaged archive. `what` names the damaged part. */
export function damaged(what: string): ArchiveError {
  return new ArchiveError(
    stored("This archive is damaged: {label} Export the project again and import that file.", { label: what }),
  );
}

/** The error for a file that is not a Backlot export. */
export function noArchive(): ArchiveError {
  return new ArchiveError(
    stored('This is not a project exported from Backlot. Choose a file whose name ends in ".backlot.tar.gz".'),
  );
}

/**
 * Parses the first entry.
 *
 * @throws {ArchiveError} when the file is not a Backlot export, or its format is newer
 */
export function archiveHeadFrom(json: string): ArchiveHead {
  const value = parsedJson(json);
  const format = z.object({ app: z.literal("Backlot"), format: z.number() }).safeParse(value);
  if (!format.success) throw noArchive();
  if (format.data.format > ARCHIVE_FORMAT) {
    throw new ArchiveError(
      stored(
        "This archive has format {format}, but this installation reads up to {archiveFormat}. Upgrade this installation first, then import the archive.",
        { format: format.data.format, archiveFormat: ARCHIVE_FORMAT },
      ),
    );
  }
  const head = ArchiveHead.safeParse(value);
  if (!head.success) throw damaged(stored("its first entry cannot be read."));
  return head.data;
}

/**
 * Checks the entries of an archive against its manifest.
 *
 * @param found every entry before the manifest, in order
 * @throws {ArchiveError} that names the first missing, unexpected or changed entry
 */
export function checkedManifest(json: string, found: readonly ArchiveEntry[]): Manifest {
  const read = Manifest.safeParse(parsedJson(json));
  if (!read.success) throw damaged(stored("its list of contents cannot be read."));
  const manifest = read.data;
  const byName = new Map(found.map((entry) => [entry.name, entry]));
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = byName.get(name);
    if (!entry) throw damaged(stored('"{name}" is missing.', { name }));
    if (entry.size !== size || entry.sha256 !== sha256)
      throw damaged(stored('"{name}" has changed since the export.', { name }));
  }
  const listed = new Set(manifest.entries.map(({ name }) => name));
  const extra = found.find(({ name }) => !listed.has(name));
  if (extra) throw damaged(stored('"{name}" does not belong to it.', { name: extra.name }));
  if (found.length !== listed.size) throw damaged(stored("it has an entry twice."));
  const keys = Object.values(manifest.documents).map(({ key }) => key);
  if (new Set(keys).size !== keys.length) throw damaged(stored("two documents have the same key."));
  return manifest;
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
