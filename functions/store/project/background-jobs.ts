import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Membership, ProjectGrant, Session } from "../account/sessions.ts";
import { startRun, updateRun } from "../aws/run-item.ts";
import { db, projectKey, projectsTable, userKey } from "../aws/table.ts";

/** A job that continues after the request, with its progress and result. */
const BackgroundJob = z.object({
  run: z.string(),
  status: z.enum(["running", "done", "failed"]),
  startedAt: z.string(),
  startedBy: z.string(),
  percent: z.number(),
  /** Why it failed, as shown to users. */
  reason: z.string().optional(),
  endedAt: z.string().optional(),
  /** Size of an export's file. */
  bytes: z.number().optional(),
  /** The exported project, or the new ID of an imported one. */
  projectId: z.string(),
  /** Set when an import is done. */
  projectName: z.string().optional(),
});
export type BackgroundJob = z.infer<typeof BackgroundJob>;

/** Primary key of a job. */
export interface JobPlace {
  readonly pk: string;
  readonly sk: "EXPORT" | "IMPORT";
}

/** The key of a project's newest export. */
export const exportPlace = ({ projectId }: Pick<ProjectGrant, "projectId">): JobPlace => ({
  pk: projectKey(projectId),
  sk: "EXPORT",
});

/** The key of a user's newest import. */
export const importPlace = (userId: string): JobPlace => ({ pk: userKey(userId), sk: "IMPORT" });

/** The newest job at this key, if any. */
export async function getJob(Key: JobPlace): Promise<BackgroundJob | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key: { ...Key }, ConsistentRead: true }));
  return Item && BackgroundJob.parse(Item);
}

/** Starts a job in place of an earlier one; undefined if another was started in the meantime. */
export async function startJob(
  place: JobPlace,
  by: Pick<Membership | Session, "userId">,
  { run, projectId }: Pick<BackgroundJob, "run" | "projectId">,
  { earlier, now }: { readonly earlier: BackgroundJob | undefined; readonly now: string },
): Promise<BackgroundJob | undefined> {
  const begun: BackgroundJob = { run, projectId, status: "running", startedAt: now, startedBy: by.userId, percent: 0 };
  return (await startRun({ table: projectsTable(), key: place }, begun, earlier)) ? begun : undefined;
}

/** Updates a job, unless another has replaced it. */
export function updateJob(
  place: JobPlace,
  run: string,
  noted: Partial<BackgroundJob>,
): Promise<BackgroundJob | undefined> {
  return updateRun(BackgroundJob, { table: projectsTable(), key: place }, run, noted);
}
