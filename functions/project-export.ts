import type { ExportState } from "../shared/contract/archives.ts";
import { now } from "./clock.ts";
import { settledJob, shownJob } from "./long-job.ts";
import { downloadUrl } from "./store/documents.ts";
import { exportPlace, type LongJob } from "./store/long-jobs.ts";
import { projectOf } from "./store/projects.ts";
import type { Membership, ProjectProof } from "./store/sessions.ts";

/** For how long an exported file lies ready, in days: infra/data.ts deletes it after as many. */
const KEPT_DAYS = 7;

/** Where a project's exported file lies. */
export const exportKey = ({ projectId }: Pick<ProjectProof, "projectId">, run: string) =>
  `archives/${projectId}/${run}.tar.gz`;

export const newestExport = (member: Membership) => settledJob(exportPlace(member), "EXPORT");

/** An export as it is shown, with the address of its file. */
export async function shownExport(member: Membership, job: LongJob | undefined): Promise<ExportState> {
  const shown = shownJob(job);
  if (job?.status !== "done" || job.bytes === undefined || job.endedAt === undefined) return { ...shown, file: null };
  const keptUntil = new Date(Date.parse(job.endedAt) + KEPT_DAYS * 86_400_000).toISOString();
  if (keptUntil <= now()) return { status: "none", percent: 0, reason: null, file: null };
  const { outsideName } = await projectOf(member);
  const name = `${outsideName.replace(/[/\\:*?"<>|]+/g, " ").trim()} ${job.startedAt.slice(0, 10)}.backlot.tar.gz`;
  const url = await downloadUrl(exportKey(member, job.run), name);
  return { ...shown, file: { url, name, bytes: job.bytes, exportedAt: job.startedAt, keptUntil } };
}
