import { type ArchivedItem, type ImportMapping, remapItem } from "../../shared/archive/import-mapping.ts";
import {
  ARCHIVED_TABLES,
  type ArchivedTable,
  type ArchiveEntry,
  ArchiveError,
  type ArchiveHead,
  archiveHeadFrom,
  checkedManifest,
  damaged,
  HEAD_NAME,
  MANIFEST_NAME,
  type Manifest,
  rowsName,
} from "../../shared/archive/manifest.ts";
import { MAX_TEAM } from "../../shared/contract/projects.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { jsonDepth, MAX_JSON_DEPTH } from "../runtime/json-depth.ts";
import { MAX_TEXT_BYTES } from "../store/aws/documents.ts";
import { bytesOf, entriesIn, linesOf, type ReadEntry } from "./archive-file.ts";
import { importedRow } from "./imported-row.ts";

/** An archive whose checksums and rows have all been verified. Its content stays in the file. */
export interface VerifiedArchive {
  readonly head: ArchiveHead;
  readonly manifest: Manifest;
  /** The rows to write last: the PROJECT item and the rows by which indexes find the project. */
  readonly last: LastRows;
}

/** Rows as they will be written to the new project. */
export interface LastRows {
  readonly project: ArchivedItem;
  /** Shoot days of the schedules in the archive. */
  readonly days: readonly ArchivedItem[];
  readonly team: readonly ArchivedItem[];
}

/** A DynamoDB item has at most 400 kB; as JSON, some of its characters take two bytes. */
const MAX_LINE_BYTES = 1_000_000;
/** Three times the rows of a season of 100 episodes. */
const MAX_ROWS = 100_000;
const MAX_ROW_BYTES = 256_000_000;
const MAX_HEAD_BYTES = 1_000_000;
const MAX_MANIFEST_BYTES = 32_000_000;
/** Shoot days of all schedules. */
const MAX_DAYS = 20_000;

const isDay = ({ sk }: ArchivedItem) => /^DAY#/.test(String(sk));
const isTeam = ({ sk }: ArchivedItem) => /^(?:MEMBER|INVITATION)#/.test(String(sk));
/** Whether a row is written after all others. */
export const isLast = (row: ArchivedItem) => row.sk === "PROJECT" || isDay(row) || isTeam(row);

/**
 * Reads a whole archive and verifies it against its manifest, and each row against its kind, before any of it is used.
 * Rows are streamed, and only those needed later are kept.
 *
 * @throws {ArchiveError}
 */
export async function readVerifiedArchive(
  file: string,
  moveOf: (head: ArchiveHead) => ImportMapping,
  onProgress: (share: number) => Promise<void>,
): Promise<VerifiedArchive> {
  const found: ArchiveEntry[] = [];
  const rows = new RowCheck();
  let head: ArchiveHead | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of entriesIn(file)) {
    const { name } = entry;
    if (manifest) throw damaged(stored('"{name}" comes after its end.', { name }));
    if (name === MANIFEST_NAME) {
      manifest = checkedManifest((await bytesOf(entry, MAX_MANIFEST_BYTES)).toString(), found);
      continue;
    }
    if (name === HEAD_NAME) head = archiveHeadFrom((await bytesOf(entry, MAX_HEAD_BYTES)).toString());
    const table = tableIn(entry);
    if (table && head) await rows.check(table, entry, moveOf(head));
    for await (const _ of entry.pieces);
    found.push({ name, size: entry.size, sha256: entry.hash() });
    await onProgress(entry.share());
  }
  if (!head || !manifest) throw damaged(stored("its list of contents is missing."));
  const sizes = new Map(found.map(({ name, size }) => [name, size]));
  for (const [name, { mediaType }] of Object.entries(manifest.documents)) {
    if (/json|^text/i.test(mediaType) && (sizes.get(name) ?? 0) > MAX_TEXT_BYTES)
      throw damaged(stored('"{name}" is too large.', { name }));
  }
  for (const table of ARCHIVED_TABLES) {
    if (manifest.rows[table] !== rows.countOf(table)) {
      throw damaged(stored('"{name}" has too many or too few rows.', { name: rowsName(table) }));
    }
  }
  return { head, manifest, last: rows.last() };
}

/** The table whose rows an entry contains. */
export const tableIn = ({ name }: Pick<ReadEntry, "name">): ArchivedTable | undefined =>
  ARCHIVED_TABLES.find((table) => rowsName(table) === name);

/** The rows of an entry as they will be written to the new project. @throws {ArchiveError} */
export async function* rowsIn(
  table: ArchivedTable,
  entry: ReadEntry,
  move: ImportMapping,
): AsyncGenerator<ArchivedItem> {
  for await (const line of linesOf(entry, MAX_LINE_BYTES)) {
    const row = remapItem(importedRow(table, rowFrom(entry.name, line)), move);
    if (row) yield row;
  }
}

/** Collects the results of checking rows while they are read. */
class RowCheck {
  readonly #counts: Record<ArchivedTable, number> = { projects: 0, options: 0, schedules: 0 };
  readonly #places = new Set<string>();
  readonly #schedules = new Set<string>();
  readonly #days: ArchivedItem[] = [];
  readonly #team = new Map<string, ArchivedItem>();
  #project: ArchivedItem | undefined;
  #bytes = 0;

  async check(table: ArchivedTable, entry: ReadEntry, move: ImportMapping): Promise<void> {
    this.#bytes += entry.size;
    if (this.#bytes > MAX_ROW_BYTES)
      throw tooMuch(stored("more than {count} MB of rows", { count: MAX_ROW_BYTES / 1e6 }));
    for await (const line of linesOf(entry, MAX_LINE_BYTES)) {
      this.#counts[table] += 1;
      if (this.#places.size >= MAX_ROWS) throw tooMuch(stored("more than {count} rows", { count: MAX_ROWS }));
      const row = importedRow(table, rowFrom(entry.name, line));
      const place = `${table} ${row.sk}`;
      if (this.#places.has(place))
        throw damaged(stored('the row "{row}" is listed twice.', { row: String(row.sk).slice(0, 80) }));
      this.#places.add(place);
      const moved = remapItem(row, move);
      if (moved) this.#keep(table, moved);
    }
  }

  #keep(table: ArchivedTable, row: ArchivedItem): void {
    const sk = String(row.sk);
    if (table === "schedules" && sk.startsWith("SCHEDULE#")) this.#schedules.add(sk.slice("SCHEDULE#".length));
    if (!isLast(row)) return;
    if (sk === "PROJECT") this.#project = row;
    // Two members in the archive may be the same person here.
    else if (isTeam(row)) this.#team.set(sk, row);
    else this.#days.push(row);
    if (this.#days.length > MAX_DAYS) throw tooMuch(stored("more than {count} shoot days", { count: MAX_DAYS }));
    if (this.#team.size > MAX_TEAM) throw tooMuch(stored("more than {count} people on its team", { count: MAX_TEAM }));
  }

  countOf(table: ArchivedTable): number {
    return this.#counts[table];
  }

  last(): LastRows {
    if (!this.#project) throw damaged(stored("it contains no project."));
    // A schedule that was not completely saved has shoot days but no item of its own.
    const days = this.#days.filter(({ scheduleName }) => this.#schedules.has(String(scheduleName)));
    return { project: this.#project, days, team: [...this.#team.values()] };
  }
}

const tooMuch = (what: string) =>
  new ArchiveError(
    stored("This archive has {label}, which is more than can be imported. Ask your studio's engineer.", {
      label: what,
    }),
  );

function rowFrom(name: string, line: string): ArchivedItem {
  try {
    const row: unknown = jsonDepth(line) > MAX_JSON_DEPTH ? undefined : JSON.parse(line);
    if (typeof row === "object" && row !== null && !Array.isArray(row)) return row as ArchivedItem; // Checked in this condition.
  } catch {
    // Reported below.
  }
  throw damaged(stored('a row of "{name}" cannot be read.', { name }));
}
