import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ArchivedItem, ImportMapping } from "../../shared/archive/import-mapping.ts";
import { ArchiveError, type ArchiveHead } from "../../shared/archive/manifest.ts";
import { NOT_CLEAN } from "../http/scanned-upload.ts";
import { bytesOf, entriesIn } from "../project/archive-file.ts";
import { progressReporter } from "../project/background-job.ts";
import { ImportInput } from "../project/import-input.ts";
import { projectLimitText } from "../project/limit-texts.ts";
import { archiveKey } from "../project/project-import.ts";
import { isLast, readVerifiedArchive, rowsIn, tableIn, type VerifiedArchive } from "../project/verified-archive.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { emailsOf } from "../store/account/users.ts";
import { putDocument } from "../store/aws/documents.ts";
import { awaitVerdict } from "../store/aws/malware-scan.ts";
import { importPlace, updateJob } from "../store/project/background-jobs.ts";
import { documentsFolder, fetchFile } from "../store/project/project-documents.ts";
import { hasProjectItem, putRows } from "../store/project/project-items.ts";
import { projectLimitReached, putProject } from "../store/project/projects.ts";

/**
 * Creates a project from an archive. All of the archive is verified before anything is written, and the PROJECT item is
 * written last, so that the project does not exist until then. roll-back-import deletes what an interrupted run leaves
 * behind.
 */
export const handler = async (event: unknown): Promise<void> => {
  const { userId, projectId, run, upload } = ImportInput.parse(event);
  const place = importPlace(userId);
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  const reportProgress = progressReporter(place, run);
  try {
    const file = join(folder, "archive");
    const key = archiveKey(userId, upload);
    await fetchFile(key, file, await scannedArchive(key));
    const email = (await emailsOf([userId])).get(userId) ?? "";
    const moveOf = ({ project, people }: ArchiveHead): ImportMapping => ({
      ...{ from: project.id, to: projectId, people },
      importer: { userId, email },
    });
    const archive = await readVerifiedArchive(file, moveOf, (share) => reportProgress(share / 2));
    // An earlier attempt may have finished the import without recording it.
    if (!(await hasProjectItem(systemGrant(projectId)))) {
      if (await projectLimitReached(userId)) throw new ArchiveError(projectLimitText());
      await writeContent(file, archive, moveOf(archive.head), (share) => reportProgress(0.5 + share / 2));
      await writeLast(archive, userId);
    }
    const projectName = archive.head.project.name;
    await updateJob(place, run, { status: "done", percent: 100, projectName, endedAt: now() });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    await updateJob(place, run, { status: "failed", reason: error.message, endedAt: now() });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A scan of several gigabytes takes minutes; the function ends after fifteen. */
const SCAN_MS = 10 * 60_000;

/** The version of the archive that was scanned. @throws {ArchiveError} if it may not be opened */
async function scannedArchive(key: string): Promise<string | undefined> {
  const verdict = await awaitVerdict(key, SCAN_MS);
  if (verdict.state === "clean") return verdict.version;
  if (verdict.state === "infected") throw new ArchiveError(NOT_CLEAN.infected);
  throw new ArchiveError(NOT_CLEAN.unscannable);
}

/** The number of rows held in memory. */
const BATCH_ROWS = 100;

/** Writes documents, and those rows by which no index finds the project. */
async function writeContent(
  file: string,
  { manifest }: VerifiedArchive,
  move: ImportMapping,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  for await (const entry of entriesIn(file)) {
    const table = tableIn(entry);
    if (table) {
      let batch: ArchivedItem[] = [];
      for await (const row of rowsIn(table, entry, move)) {
        if (!isLast(row)) batch.push(row);
        if (batch.length < BATCH_ROWS) continue;
        await putRows(table, batch);
        batch = [];
      }
      await putRows(table, batch);
    }
    const place = manifest.documents[entry.name];
    if (!place) continue;
    await putDocument(documentsFolder(move.to) + place.key, await bytesOf(entry), place.mediaType);
    await onProgress(entry.share());
  }
}

/** Writes the rows by which indexes find the project, its shoot days and team, and then the PROJECT item. */
async function writeLast({ last: { days, team, project } }: VerifiedArchive, ownerId: string): Promise<void> {
  await putRows("schedules", days);
  await putRows("projects", team);
  // The sweep of leftovers erases what was written.
  if (await putProject(project, ownerId, nowSeconds())) throw new ArchiveError(projectLimitText());
}
