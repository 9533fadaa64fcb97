import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ArchiveError, type ArchiveHead } from "../../shared/archive/manifest.ts";
import type { Move, Row } from "../../shared/archive/moved-row.ts";
import { bytesOf, entriesIn } from "../archive-file.ts";
import { type CheckedArchive, checkedArchive, isLast, rowsIn, tableIn } from "../checked-archive.ts";
import { now } from "../clock.ts";
import { ImportInput } from "../import-input.ts";
import { teller } from "../long-job.ts";
import { archiveKey } from "../project-import.ts";
import { putDocument } from "../store/documents.ts";
import { importPlace, noteJob } from "../store/long-jobs.ts";
import { emailsOf } from "../store/people.ts";
import { documentsFolder, fetchFile } from "../store/project-documents.ts";
import { hasHead, putRows } from "../store/project-rows.ts";
import { putProject } from "../store/projects.ts";
import { leaveFor } from "../store/sessions.ts";

/**
 * Makes a project of an archive. Every byte and row of it is checked before the first is written, and the project's head is
 * written last, so that until then there is no such project; what a run leaves that ends in the middle is taken away by
 * abandon-import.
 */
export const handler = async (event: unknown): Promise<void> => {
  const { userId, projectId, run, upload } = ImportInput.parse(event);
  const place = importPlace(userId);
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  const tell = teller(place, run);
  try {
    const file = join(folder, "archive");
    await fetchFile(archiveKey(userId, upload), file);
    const email = (await emailsOf([userId])).get(userId) ?? "";
    const moveOf = ({ project, people }: ArchiveHead): Move => ({
      ...{ from: project.id, to: projectId, people },
      importer: { userId, email },
    });
    const archive = await checkedArchive(file, moveOf, (share) => tell(share / 2));
    // An earlier try may have come to the end without being able to say so.
    if (!(await hasHead(leaveFor(projectId)))) {
      await writeContent(file, archive, moveOf(archive.head), (share) => tell(0.5 + share / 2));
      await writeLast(archive, userId);
    }
    const projectName = archive.head.project.name;
    await noteJob(place, run, { status: "done", percent: 100, projectName, endedAt: now() });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    await noteJob(place, run, { status: "failed", reason: error.message, endedAt: now() });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** So many rows are in memory at once. */
const ROWS_AT_ONCE = 100;

/** Writes documents, and rows by which nobody finds the project yet. */
async function writeContent(
  file: string,
  { manifest }: CheckedArchive,
  move: Move,
  told: (share: number) => Promise<void>,
): Promise<void> {
  for await (const entry of entriesIn(file)) {
    const table = tableIn(entry);
    if (table) {
      let batch: Row[] = [];
      for await (const row of rowsIn(table, entry, move)) {
        if (!isLast(row)) batch.push(row);
        if (batch.length < ROWS_AT_ONCE) continue;
        await putRows(table, batch);
        batch = [];
      }
      await putRows(table, batch);
    }
    const place = manifest.documents[entry.name];
    if (!place) continue;
    await putDocument(documentsFolder(move.to) + place.key, await bytesOf(entry), place.mediaType);
    await told(entry.share());
  }
}

/** What others find a project by, its shooting days and those invited to it, comes after all else, and its head at the very end. */
async function writeLast({ last: { days, team, project } }: CheckedArchive, ownerId: string): Promise<void> {
  await putRows("schedules", days);
  await putRows("projects", team);
  await putProject(project, ownerId);
}
