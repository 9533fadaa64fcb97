import * as z from "zod";

/** The format of the archives that are written. One that is read may be older, never newer. */
export const ARCHIVE_FORMAT = 1;

/** The entry that an archive begins with. */
export const HEAD_NAME = "backlot.json";
/** The entry that it ends with. */
export const MANIFEST_NAME = "manifest.json";

/** The tables whose rows are in an archive, each as one entry of lines of JSON. */
export const ARCHIVED_TABLES = ["projects", "options", "schedules"] as const;
export type ArchivedTable = (typeof ARCHIVED_TABLES)[number];

/** The name of the entry with a table's rows. */
export const rowsName = (table: ArchivedTable) => `rows/${table}.jsonl`;

const Id = z.string().regex(/^[0-9a-z]{8,40}$/);

/** What an archive says of itself before anything else. */
export const ArchiveHead = z.object({
  app: z.literal("Backlot"),
  format: z.int().positive(),
  project: z.object({ id: Id, name: z.string().min(1).max(500) }),
  exportedAt: z.string().max(50),
  /** The e-mail addresses of the people whom the rows name, by their user ids. */
  people: z.record(z.string().max(100), z.string().max(254)),
});
export type ArchiveHead = z.infer<typeof ArchiveHead>;

/** An entry with its content's hash: SHA-256 in hexadecimal. */
const Entry = z.object({ name: z.string(), size: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type ArchiveEntry = z.infer<typeof Entry>;

/** The key of a document without the folder of its project: no way out of it. */
const Key = z
  .string()
  .min(1)
  .max(900)
  .refine(
    (key) => !key.startsWith("/") && !key.split("/").some((part) => part === "." || part === ".." || part === ""),
  );

/** What Backlot writes documents as: nothing that a browser would run. */
const MediaType = z
  .string()
  .max(100)
  .regex(
    /^(?:application\/(?:json|pdf|xml|octet-stream|gzip)|image\/(?:jpeg|png)|text\/(?:plain|tab-separated-values|csv))(?:; ?charset=utf-8)?$/i,
  );

/** What an archive has to hold, to the last byte. */
export const Manifest = z.object({
  format: z.int().positive(),
  /** How many rows there are of each table. */
  rows: z.record(z.enum(ARCHIVED_TABLES), z.int().nonnegative()),
  entries: z.array(Entry),
  /** Where each document belongs, by the name of its entry. */
  documents: z.record(z.string(), z.object({ key: Key, mediaType: MediaType })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Thrown for an archive that cannot be imported, with a sentence that says what to do. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

const EXPORT_AGAIN = "Export the project again and import that file.";

/** An archive whose content is not what it should be; `what` says where. */
export function damaged(what: string): ArchiveError {
  return new ArchiveError(`This archive is damaged: ${what} ${EXPORT_AGAIN}`);
}

/** A file that Backlot has not exported. */
export function noArchive(): ArchiveError {
  return new ArchiveError(
    'This is not a project exported from Backlot. Choose a file whose name ends in ".backlot.tar.gz".',
  );
}

/**
 * Reads what an archive says of itself.
 *
 * @throws {ArchiveError} when it is none of ours, or a newer one
 */
export function archiveHeadFrom(json: string): ArchiveHead {
  const value = parsedJson(json);
  const format = z.object({ app: z.literal("Backlot"), format: z.number() }).safeParse(value);
  if (!format.success) throw noArchive();
  if (format.data.format > ARCHIVE_FORMAT) {
    throw new ArchiveError(
      `This archive has format ${format.data.format}, but this installation reads up to ${ARCHIVE_FORMAT}. Upgrade this installation first, then import the archive.`,
    );
  }
  const head = ArchiveHead.safeParse(value);
  if (!head.success) throw damaged("its first entry cannot be read.");
  return head.data;
}

/**
 * Holds what was found in an archive against its manifest.
 *
 * @param found every entry before the manifest, in order
 * @throws {ArchiveError} that names the first entry that is missing, new or different
 */
export function checkedManifest(json: string, found: readonly ArchiveEntry[]): Manifest {
  const read = Manifest.safeParse(parsedJson(json));
  if (!read.success) throw damaged("its list of contents cannot be read.");
  const manifest = read.data;
  const byName = new Map(found.map((entry) => [entry.name, entry]));
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = byName.get(name);
    if (!entry) throw damaged(`"${name}" is missing.`);
    if (entry.size !== size || entry.sha256 !== sha256) throw damaged(`"${name}" has changed since the export.`);
  }
  const listed = new Set(manifest.entries.map(({ name }) => name));
  const extra = found.find(({ name }) => !listed.has(name));
  if (extra) throw damaged(`"${extra.name}" does not belong to it.`);
  if (found.length !== listed.size) throw damaged("it has an entry twice.");
  const keys = Object.values(manifest.documents).map(({ key }) => key);
  if (new Set(keys).size !== keys.length) throw damaged("two documents have the same place.");
  return manifest;
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
