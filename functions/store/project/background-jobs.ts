import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Membership, ProjectGrant, Session } from "../account/sessions.ts";
import { startRun, updateRun } from "../aws/run-item.ts";
import { db, projectKey, projectsTable, userKey } from "../aws/table.ts";

/** A job that goes on without whoever asked for it: how far it has come, and what came of it. */
const BackgroundJob = z.object({
  run: z.string(),
  status: z.enum(["running", "done", "failed"]),
  startedAt: z.string(),
  startedBy: z.string(),
  percent: z.number(),
  /** Why it failed, in words for a person. */
  reason: z.string().optional(),
  endedAt: z.string().optional(),
  /** Of an export: how large its file is. */
  bytes: z.number().optional(),
  /** The project that is exported, or the id that an imported one gets. */
  projectId: z.string(),
  /** Of an import that is done. */
  projectName: z.string().optional(),
});
export type BackgroundJob = z.infer<typeof BackgroundJob>;

/** Where a job is written down. */
export interface JobPlace {
  readonly pk: string;
  readonly sk: "EXPORT" | "IMPORT";
}

/** A project's newest export. */
export const exportPlace = ({ projectId }: Pick<ProjectGrant, "projectId">): JobPlace => ({
  pk: projectKey(projectId),
  sk: "EXPORT",
});

/** A person's newest import. */
export const importPlace = (userId: string): JobPlace => ({ pk: userKey(userId), sk: "IMPORT" });

/** The newest job at its place, if there was any. */
export async function getJob(Key: JobPlace): Promise<BackgroundJob | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key: { ...Key }, ConsistentRead: true }));
  return Item && BackgroundJob.parse(Item);
}

/** Begins a job in place of an earlier one; undefined when somebody else has begun one meanwhile. */
export async function startJob(
  place: JobPlace,
  by: Pick<Membership | Session, "userId">,
  { run, projectId }: Pick<BackgroundJob, "run" | "projectId">,
  { earlier, now }: { readonly earlier: BackgroundJob | undefined; readonly now: string },
): Promise<BackgroundJob | undefined> {
  const begun: BackgroundJob = { run, projectId, status: "running", startedAt: now, startedBy: by.userId, percent: 0 };
  return (await startRun({ table: projectsTable(), key: place }, begun, earlier)) ? begun : undefined;
}

/** Writes what is known of a job now, unless another has taken its place. */
export function updateJob(
  place: JobPlace,
  run: string,
  noted: Partial<BackgroundJob>,
): Promise<BackgroundJob | undefined> {
  return updateRun(BackgroundJob, { table: projectsTable(), key: place }, run, noted);
}
