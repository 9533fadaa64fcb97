import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type ArchivedItem, isExported } from "../../shared/archive/import-mapping.ts";
import { ARCHIVE_FORMAT, ARCHIVED_TABLES, type ArchivedTable } from "../../shared/archive/manifest.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { writeArchive } from "../project/archive-file.ts";
import { progressReporter } from "../project/background-job.ts";
import { exportKey } from "../project/project-export.ts";
import { now } from "../runtime/clock.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { emailsOf } from "../store/account/users.ts";
import { exportPlace, updateJob } from "../store/project/background-jobs.ts";
import { documentAt, documentsOf, putFile } from "../store/project/project-documents.ts";
import { rowsOf } from "../store/project/project-items.ts";
import { projectOf } from "../store/project/projects.ts";

const Input = z.object({ projectId: z.string(), run: z.string() });

// The function's disk, less some headroom.
const MAX_BYTES = 9_000_000_000;

const USER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Writes all data of a project to one file and records the result. */
export const handler = async (event: unknown): Promise<void> => {
  const { projectId, run } = Input.parse(event);
  const grant = systemGrant(projectId);
  const place = exportPlace(grant);
  // Read the rows first: the documents they refer to were written before them.
  const tables = await Promise.all(
    ARCHIVED_TABLES.map(
      async (table) => [table, (await rowsOf(grant, table)).filter(isRowExported).map(withoutOwnFields)] as const,
    ),
  );
  const rows = Object.fromEntries(tables) as Record<ArchivedTable, ArchivedItem[]>; // There is an entry for each table.
  const documents = await documentsOf(grant);
  const size = documents.reduce((sum, { size }) => sum + size, 0);
  if (size > MAX_BYTES) {
    const reason = stored(
      "The project's documents total {size} GB, but an export file can have at most {most} GB. Ask your studio's engineer for a copy of the tables and the bucket.",
      { size: Math.ceil(size / 1e9), most: MAX_BYTES / 1e9 },
    );
    await updateJob(place, run, { status: "failed", reason, endedAt: now() });
    return;
  }
  const { projectName } = await projectOf(grant);
  const named = [...new Set(tables.flatMap(([, list]) => list.flatMap(userIdsIn)))];
  const people = Object.fromEntries([...(await emailsOf(named))].toSorted());
  const folder = await mkdtemp(join(tmpdir(), "export-"));
  try {
    const file = join(folder, "archive");
    const head = {
      ...{ app: "Backlot" as const, format: ARCHIVE_FORMAT },
      ...{ project: { id: projectId, name: projectName }, exportedAt: now(), people },
    };
    const read = (key: string) => documentAt(grant, key);
    const bytes = await writeArchive({ head, rows, documents, read }, file, progressReporter(place, run));
    await putFile(exportKey(grant, run), file, bytes, "application/gzip");
    await updateJob(place, run, { status: "done", percent: 100, bytes, endedAt: now() });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes `attempt`, which only matters to the write that set it, and `importedAt`, which each import sets. */
const withoutOwnFields = ({ attempt: _, importedAt: __, ...row }: ArchivedItem): ArchivedItem => row;

const isRowExported = ({ sk }: ArchivedItem) => isExported(String(sk));

/** All user IDs in a row's values, including parts of keys. */
function userIdsIn(value: unknown): string[] {
  if (typeof value === "string") return [value, ...value.split("#")].filter((text) => USER_ID.test(text));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(userIdsIn) : [];
}
