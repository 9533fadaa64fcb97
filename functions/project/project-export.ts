import type { ExportState } from "../../shared/contract/archives.ts";
import { now } from "../runtime/clock.ts";
import type { Membership, ProjectGrant } from "../store/account/sessions.ts";
import { downloadUrl } from "../store/aws/documents.ts";
import { type BackgroundJob, exportPlace } from "../store/project/background-jobs.ts";
import { projectOf } from "../store/project/projects.ts";
import { jobView, reconcileJob } from "./background-job.ts";

/** How long an export file is available, in days. infra/stacks/data.ts deletes it after the same time. */
const EXPORT_RETENTION_DAYS = 7;

/** Key of a project's export file. */
export const exportKey = ({ projectId }: Pick<ProjectGrant, "projectId">, run: string) =>
  `archives/${projectId}/${run}.tar.gz`;

export const newestExport = (member: Membership) => reconcileJob(exportPlace(member), "EXPORT");

/** An export as the API returns it, with the URL of its file. */
export async function exportView(member: Membership, job: BackgroundJob | undefined): Promise<ExportState> {
  const shown = jobView(job);
  if (job?.status !== "done" || job.bytes === undefined || job.endedAt === undefined) return { ...shown, file: null };
  const keptUntil = new Date(Date.parse(job.endedAt) + EXPORT_RETENTION_DAYS * 86_400_000).toISOString();
  if (keptUntil <= now()) return { status: "none", percent: 0, reason: null, file: null };
  const { publicName } = await projectOf(member);
  const name = `${publicName.replace(/[/\\:*?"<>|]+/g, " ").trim()} ${job.startedAt.slice(0, 10)}.backlot.tar.gz`;
  const url = await downloadUrl(exportKey(member, job.run), name);
  return { ...shown, file: { url, name, bytes: job.bytes, exportedAt: job.startedAt, keptUntil } };
}
