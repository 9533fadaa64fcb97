import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ArchiveError } from "../../shared/archive/manifest.ts";
import { type Move, movedRow, type Row } from "../../shared/archive/moved-row.ts";
import { INVITATION_DAYS } from "../../shared/contract/projects.ts";
import { entriesIn } from "../archive-file.ts";
import { type CheckedArchive, checkedArchive } from "../checked-archive.ts";
import { now, nowSeconds } from "../clock.ts";
import { ImportInput } from "../import-input.ts";
import { teller } from "../long-job.ts";
import { archiveKey } from "../project-import.ts";
import { putDocument } from "../store/documents.ts";
import { importPlace, noteJob } from "../store/long-jobs.ts";
import { personOf } from "../store/people.ts";
import { documentsFolder, fetchFile } from "../store/project-documents.ts";
import { hasHead, putRows } from "../store/project-rows.ts";
import { putProject } from "../store/projects.ts";
import { leaveFor } from "../store/sessions.ts";

/**
 * Makes a project of an archive. Every byte of it is checked before the first is written, and the project's head is
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
    const archive = await checkedArchive(file, (share) => tell(share / 2));
    const moved = await movedRows(archive, projectId);
    const projectName = archive.head.project.name;
    // An earlier try may have come to the end without being able to say so.
    if (!(await hasHead(leaveFor(projectId)))) {
      await writeDocuments(file, archive, projectId, (share) => tell(0.5 + share / 2));
      await writeRows(moved, userId);
    }
    await noteJob(place, run, { status: "done", percent: 100, projectName, endedAt: now() });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    await noteJob(place, run, { status: "failed", reason: error.message, endedAt: now() });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

type Moved = Readonly<Record<"projects" | "options" | "schedules", readonly Row[]>>;

async function movedRows({ head, rows }: CheckedArchive, to: string): Promise<Moved> {
  const { people } = head;
  const invited = rows.projects.flatMap(({ email }) => (typeof email === "string" ? [email] : []));
  const accounts = new Map<string, string>();
  for (const email of new Set([...Object.values(people), ...invited])) {
    const { userId } = await personOf(email.toLowerCase());
    if (userId) accounts.set(email, userId);
  }
  const move: Move = {
    from: head.project.id,
    to,
    people,
    accounts,
    invitedUntil: nowSeconds() + INVITATION_DAYS * 86_400,
  };
  const all = (list: readonly Row[]) => list.map((row) => movedRow(row, move)).filter((row) => row !== undefined);
  return { projects: all(rows.projects), options: all(rows.options), schedules: all(rows.schedules) };
}

async function writeDocuments(
  file: string,
  { manifest }: CheckedArchive,
  projectId: string,
  told: (share: number) => Promise<void>,
): Promise<void> {
  for await (const { name, bytes, share } of entriesIn(file)) {
    const place = manifest.documents[name];
    if (!place) continue;
    await putDocument(documentsFolder(projectId) + place.key, bytes, place.mediaType);
    await told(share);
  }
}

/** What others find a project by, its shooting days and its members, comes after all else, and its head at the very end. */
async function writeRows({ projects, options, schedules }: Moved, ownerId: string): Promise<void> {
  const [days, otherSchedules] = parted(schedules, /^DAY#/);
  const [team, otherRows] = parted(projects, /^(?:MEMBER|INVITATION)#/);
  const [heads, rest] = parted(otherRows, /^PROJECT$/);
  await putRows("options", options);
  await putRows("schedules", otherSchedules);
  await putRows("projects", rest);
  await putRows("schedules", days);
  await putRows("projects", unique(team.filter(({ sk }) => sk !== `MEMBER#${ownerId}`)));
  await putProject(heads[0]!, ownerId); // checkedArchive saw that there is one
}

function parted(rows: readonly Row[], kind: RegExp): [those: Row[], others: Row[]] {
  const { those = [], others = [] } = Object.groupBy(rows, ({ sk }) => (kind.test(String(sk)) ? "those" : "others"));
  return [those, others];
}

/** Two members of the archive may be one person here. */
const unique = (rows: readonly Row[]) => [...new Map(rows.map((row) => [row.sk, row])).values()];
