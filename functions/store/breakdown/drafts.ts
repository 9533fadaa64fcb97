import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { StageName } from "../../../shared/pipeline.ts";
import { SCRIPT_FORMATS } from "../../../shared/screenplay/model/script-format.ts";
import { isRestricted, type Membership, type ProjectGrant } from "../account/sessions.ts";
import { db, isConditionFailure, itemsOf, projectKey, projectsTable } from "../aws/table.ts";
import { projectOf } from "../project/projects.ts";

/** A draft of the script, and how the making of its breakdown goes. `run` counts the attempts. */
export const Draft = z.object({
  draftId: z.string(),
  version: z.int().positive(),
  name: z.string(),
  format: z.enum(SCRIPT_FORMATS).default("pdf"),
  uploadedAt: z.string(),
  status: z.enum(["none", "running", "succeeded", "failed"]),
  run: z.int().nonnegative(),
  startedAt: z.string().optional(),
  stage: z.string().optional(),
  reason: z.string().optional(),
});
export type Draft = z.infer<typeof Draft>;

const sortKey = (version: number) => `DRAFT#${String(version).padStart(6, "0")}`;

/** A project's drafts, newest first. Their names often tell the title, so whoever knows only a cover title sees none. */
export async function draftsOf(grant: ProjectGrant): Promise<Draft[]> {
  const items = await itemsOf(projectsTable(), grant.projectId, "DRAFT#");
  const drafts = items.map((item) => Draft.parse(item)).reverse();
  if (!isRestricted(grant) || !(await projectOf(grant)).isUnderCover) return drafts;
  return drafts.map((draft) => ({ ...draft, name: "Script" }));
}

/** The newest draft of a name, or that of one version. */
export async function getDraft(
  grant: ProjectGrant,
  name: string,
  version: number | undefined,
): Promise<Draft | undefined> {
  const drafts = await draftsOf(grant);
  return drafts.find((draft) => draft.name === name && (version === undefined || draft.version === version));
}

/** The draft of an id. */
export async function draftOf(grant: ProjectGrant, draftId: string): Promise<Draft | undefined> {
  return (await draftsOf(grant)).find((draft) => draft.draftId === draftId);
}

/** Adds a draft whose file is stored already, under the next free version. */
export async function addDraft(
  member: Membership,
  draft: Pick<Draft, "draftId" | "name" | "format">,
  now: string,
): Promise<Draft> {
  for (;;) {
    const drafts = await draftsOf(member);
    const stored = drafts.find((known) => known.draftId === draft.draftId);
    if (stored) return stored; // a retry after a lost answer
    const added: Draft = {
      ...draft,
      version: (drafts[0]?.version ?? 0) + 1,
      uploadedAt: now,
      status: "none",
      run: 0,
    };
    try {
      await db.send(
        new PutCommand({
          TableName: projectsTable(),
          Item: { pk: projectKey(member.projectId), sk: sortKey(added.version), ...added, uploadedBy: member.userId },
          ConditionExpression: "attribute_not_exists(pk)",
        }),
      );
      return added;
    } catch (error) {
      // Somebody else took the version at the same moment: take the next.
      if (!isConditionFailure(error)) throw error;
    }
  }
}

/** Marks a new run of a draft as begun; undefined when another caller began it first. */
export function startDraftRun(
  member: Membership,
  draft: Draft,
  now: string,
  stage: StageName,
): Promise<Draft | undefined> {
  return changeDraft(member, draft, { status: "running", run: draft.run + 1, startedAt: now, stage }, ["reason"]);
}

/** Says which stage a run has come to. */
export async function markStage(grant: ProjectGrant, version: number, run: number, stage: StageName): Promise<void> {
  await changeDraft(grant, { version, run }, { stage });
}

/** Says how a run ended; a failure carries its reason in words for a person. */
export async function endRun(
  grant: ProjectGrant,
  of: Pick<Draft, "version" | "run">,
  end: { status: "succeeded" } | { status: "failed"; reason: string },
): Promise<void> {
  await changeDraft(grant, of, end, end.status === "succeeded" ? ["stage", "reason"] : []);
}

/** Changes and removes fields of a draft; undefined when a newer run than `run` has taken over. */
async function changeDraft(
  grant: ProjectGrant,
  { version, run }: Pick<Draft, "version" | "run">,
  changed: Partial<Draft>,
  removed: readonly (keyof Draft)[] = [],
): Promise<Draft | undefined> {
  const sets = Object.keys(changed).map((name) => `#${name} = :${name}`);
  const removes = removed.map((name) => `#${name}`);
  const names = new Set([...Object.keys(changed), ...removed, "run"]);
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: projectsTable(),
        Key: { pk: projectKey(grant.projectId), sk: sortKey(version) },
        UpdateExpression: [`SET ${sets}`, ...(removes.length > 0 ? [`REMOVE ${removes}`] : [])].join(" "),
        ConditionExpression: "#run = :before",
        ExpressionAttributeNames: Object.fromEntries([...names].map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(Object.entries(changed).map(([name, value]) => [`:${name}`, value])),
          ":before": run,
        },
        ReturnValues: "ALL_NEW",
      }),
    );
    return Draft.parse(Attributes);
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}
