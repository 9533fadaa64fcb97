import {
  ARCHIVED_TABLES,
  type ArchivedTable,
  type ArchiveEntry,
  type ArchiveHead,
  archiveHeadFrom,
  checkedManifest,
  damaged,
  HEAD_NAME,
  MANIFEST_NAME,
  type Manifest,
  rowsName,
} from "../shared/archive/manifest.ts";
import type { Row } from "../shared/archive/moved-row.ts";
import { entriesIn, hashOf } from "./archive-file.ts";

/** An archive of which every byte is as it was exported. Its documents stay in the file. */
export interface CheckedArchive {
  readonly head: ArchiveHead;
  readonly manifest: Manifest;
  readonly rows: Readonly<Record<ArchivedTable, readonly Row[]>>;
}

/** Reads a whole archive and holds it against its own list, before anything of it is used. @throws {ArchiveError} */
export async function checkedArchive(file: string, told: (share: number) => Promise<void>): Promise<CheckedArchive> {
  const found: ArchiveEntry[] = [];
  const rows: Record<ArchivedTable, Row[]> = { projects: [], options: [], schedules: [] };
  let head: ArchiveHead | undefined;
  let manifest: Manifest | undefined;
  for await (const { name, bytes, share } of entriesIn(file)) {
    if (manifest) throw damaged(`"${name}" comes after its end.`);
    if (name === MANIFEST_NAME) {
      manifest = checkedManifest(bytes.toString(), found);
      continue;
    }
    if (name === HEAD_NAME) head = archiveHeadFrom(bytes.toString());
    const table = ARCHIVED_TABLES.find((one) => rowsName(one) === name);
    if (table) rows[table] = rowsFrom(name, bytes);
    found.push({ name, size: bytes.length, sha256: hashOf(bytes) });
    await told(share);
  }
  if (!head || !manifest) throw damaged("its list of contents is missing.");
  for (const table of ARCHIVED_TABLES) {
    if (manifest.rows[table] !== rows[table].length)
      throw damaged(`"${rowsName(table)}" has too many or too few rows.`);
  }
  if (!rows.projects.some(({ sk }) => sk === "PROJECT")) throw damaged("it contains no project.");
  return { head, manifest, rows };
}

function rowsFrom(name: string, bytes: Buffer): Row[] {
  const lines = bytes.toString().split("\n").slice(0, -1);
  return lines.map((line) => {
    try {
      const row: unknown = JSON.parse(line);
      if (typeof row === "object" && row !== null && !Array.isArray(row)) return row as Row; // checked just now
    } catch {
      // Said below.
    }
    throw damaged(`a row of "${name}" cannot be read.`);
  });
}
