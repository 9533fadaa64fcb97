import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { pathNameOf } from "../../../shared/contract/schema/name-problem.ts";
import { episodeField, episodeOf } from "../../../shared/episodes/episode.ts";
import type { StageName } from "../../../shared/pipeline.ts";
import { SCRIPT_FORMATS } from "../../../shared/screenplay/model/script-format.ts";
import { LayoutChoice } from "../../../shared/screenplay/model/script-layout.ts";
import { isEpisodeVisible } from "../../../shared/visibility/visibility.ts";
import { type Membership, type ProjectGrant, visibilityOf } from "../account/sessions.ts";
import { type ReachedLimit, shareReached } from "../aws/limited-collection.ts";
import { db, isConditionFailure, itemsOf, projectKey, projectsTable, transact } from "../aws/table.ts";
import { projectOf } from "../project/projects.ts";
import { unchangedEpisodes } from "./episodes.ts";
import { visibleTo } from "./visible-breakdown.ts";

/** A script draft with the status of its breakdown pipeline. `run` counts the attempts. */
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
  /** The layout that a person chose for the latest run. */
  layout: LayoutChoice.optional(),
  /** The episode of a series, if it is not the first. */
  episode: z.string().optional(),
});
export type Draft = z.infer<typeof Draft>;

const sortKey = (version: number) => `DRAFT#${String(version).padStart(6, "0")}`;

/**
 * A project's drafts, newest first. Draft names often contain the title, so restricted members do not see them if the
 * project has a working title. Members who see some episodes get the drafts for these, and those that their scenes come
 * from.
 */
export async function draftsOf(grant: ProjectGrant): Promise<Draft[]> {
  return visibleDrafts(grant, await rowsOf(grant));
}

type Rows = Awaited<ReturnType<typeof itemsOf>>;
const rowsOf = ({ projectId }: ProjectGrant) => itemsOf(projectsTable(), projectId, "DRAFT#");

async function visibleDrafts(grant: ProjectGrant, rows: Rows): Promise<Draft[]> {
  const all = rows.map((row) => Draft.parse(row)).reverse();
  const sees = visibilityOf(grant);
  const seen = "episodes" in sees ? await visibleTo(grant) : undefined;
  const used = new Set([seen?.draftVersion, ...Object.values(seen?.drafts ?? {})]);
  const drafts = all.filter((draft) => isEpisodeVisible(sees, episodeOf(draft)) || used.has(draft.version));
  if (sees.kind === "all" || !(await projectOf(grant)).hasWorkingTitle) return drafts;
  return drafts.map((draft) => ({ ...draft, name: "Script" }));
}

/** The draft with the given name, as itself or as in paths, and version, or the newest of that name. */
export async function getDraft(
  grant: ProjectGrant,
  name: string,
  version: number | undefined,
): Promise<Draft | undefined> {
  const drafts = (await draftsOf(grant)).filter((draft) => version === undefined || draft.version === version);
  return drafts.find((draft) => draft.name === name) ?? drafts.find((draft) => pathNameOf(draft.name) === name);
}

export async function draftOf(grant: ProjectGrant, draftId: string): Promise<Draft | undefined> {
  return (await draftsOf(grant)).find((draft) => draft.draftId === draftId);
}

const MAX_DRAFTS = { project: 500, person: 300 };

/** The limit of drafts that keeps a member from adding one. */
export async function draftLimitReached(member: Membership): Promise<ReachedLimit | undefined> {
  return limitReachedBy(await rowsOf(member), member);
}

function limitReachedBy(rows: Rows, { userId }: Membership): ReachedLimit | undefined {
  const uploaders = rows.map(({ uploadedBy }) => uploadedBy);
  return shareReached(uploaders, userId, MAX_DRAFTS);
}

/** The episode that a draft is for, in the list of this version. */
export interface DraftEpisode {
  readonly episode: string;
  readonly listVersion: number;
}

/**
 * Adds a draft whose file is already stored, with the next free version number; or returns the limit that was reached.
 *
 * @param episodeFor reads the episode of the draft, or refuses it; called again if the list has changed since
 */
export async function addDraft(
  member: Membership,
  draft: Pick<Draft, "draftId" | "name" | "format">,
  episodeFor: () => Promise<DraftEpisode>,
  now: string,
): Promise<Draft | ReachedLimit> {
  for (;;) {
    const rows = await rowsOf(member);
    const drafts = await visibleDrafts(member, rows);
    const stored = drafts.find((known) => known.draftId === draft.draftId);
    if (stored) return stored; // A retry after a lost response.
    // Drafts are never removed, so no other request can add one to those counted without taking this version number.
    const reached = limitReachedBy(rows, member);
    if (reached) return reached;
    const { episode, listVersion } = await episodeFor();
    const added: Draft = {
      ...draft,
      ...episodeField(episode),
      version: (drafts[0]?.version ?? 0) + 1,
      uploadedAt: now,
      status: "none",
      run: 0,
    };
    try {
      const Item = {
        pk: projectKey(member.projectId),
        sk: sortKey(added.version),
        ...added,
        uploadedBy: member.userId,
      };
      await transact([
        { Put: { TableName: projectsTable(), Item, ConditionExpression: "attribute_not_exists(pk)" } },
        unchangedEpisodes(member, listVersion),
      ]);
      return added;
    } catch (error) {
      // Another request took this version number or changed the episodes, so try again.
      if (!isConditionFailure(error)) throw error;
    }
  }
}

/**
 * Starts a new run of a draft, with the layout that a person has chosen, if any; undefined if another request started it
 * first.
 */
export function startDraftRun(
  member: Membership,
  { version, run }: Pick<Draft, "version" | "run">,
  now: string,
  stage: StageName,
  layout?: LayoutChoice,
): Promise<Draft | undefined> {
  const started = { status: "running", run: run + 1, startedAt: now, stage, ...(layout && { layout }) } as const;
  return changeDraft(member, { version, run }, started, layout ? ["reason"] : ["reason", "layout"]);
}

/** Stores the stage that a run has reached. */
export async function markStage(grant: ProjectGrant, version: number, run: number, stage: StageName): Promise<void> {
  await changeDraft(grant, { version, run }, { stage });
}

/** Stores the result of a run. The reason of a failure is shown to users. */
export async function endRun(
  grant: ProjectGrant,
  of: Pick<Draft, "version" | "run">,
  end: { status: "succeeded" } | { status: "failed"; reason: string },
): Promise<void> {
  await changeDraft(grant, of, end, end.status === "succeeded" ? ["stage", "reason"] : []);
}

/** Updates and removes fields of a draft; undefined if a newer run has replaced `run`. */
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
