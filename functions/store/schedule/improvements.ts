import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Strip } from "../../../shared/schedule/model/schedule.ts";
import { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { getJson, getJsonIfAny, putJson } from "../aws/documents.ts";
import { newId } from "../aws/id.ts";
import { type RunPlace, startRun, updateRun } from "../aws/run-item.ts";
import { db, projectKey, schedulesTable } from "../aws/table.ts";

/**
 * The newest optimisation run of a schedule. `other` is the key of the alternative board: the board found, or, once
 * that is in use, the previous board.
 */
const Improvement = z.object({
  run: z.string(),
  status: z.enum(["running", "improved", "unimproved", "waiting", "undone", "impossible", "failed"]),
  startedAt: z.string(),
  startedBy: z.string(),
  /** Time limit and time used, in seconds. */
  seconds: z.int(),
  spent: z.number(),
  isStopping: z.boolean(),
  /** The version of the board that it started from, and the cost of that board. */
  version: z.int(),
  before: z.number().optional(),
  cost: z.number().optional(),
  bound: z.number().optional(),
  words: z.array(z.string()),
  other: z.string().optional(),
});
export type Improvement = z.infer<typeof Improvement>;

/** A board with the strips of its scenes that are no longer in the script. */
const FoundBoard = z.object({ board: Stripboard, gone: z.array(Strip).readonly() });
export type FoundBoard = z.infer<typeof FoundBoard>;

const placeOf = ({ projectId }: Pick<ProjectGrant, "projectId">, name: string): RunPlace => ({
  table: schedulesTable(),
  key: { pk: projectKey(projectId), sk: `IMPROVEMENT#${name}` },
});

export async function improvementOf(grant: ProjectGrant, name: string): Promise<Improvement | undefined> {
  const { table, key } = placeOf(grant, name);
  const { Item } = await db.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
  return Item && Improvement.parse(Item);
}

/** Starts a run in place of an earlier one; undefined if another was started in the meantime. */
export async function startImprovement(
  member: Membership,
  name: string,
  given: Pick<Improvement, "seconds" | "version">,
  { earlier, now }: { readonly earlier: Improvement | undefined; readonly now: string },
): Promise<Improvement | undefined> {
  const begun: Improvement = {
    ...given,
    run: newId(),
    status: "running",
    startedAt: now,
    startedBy: member.userId,
    spent: 0,
    isStopping: false,
    words: [],
  };
  return (await startRun(placeOf(member, name), begun, earlier)) ? begun : undefined;
}

/** Updates a run; undefined if another has replaced it. */
export function updateImprovement(
  grant: ProjectGrant,
  name: string,
  run: string,
  noted: Partial<Improvement>,
): Promise<Improvement | undefined> {
  return updateRun(Improvement, placeOf(grant, name), run, noted);
}

/** Key of the document with a run's result. */
export const foundDocument = (projectId: string, run: string) => `${folderOf(projectId, run)}/found.json`;

const folderOf = (projectId: string, run: string) => `projects/${projectId}/schedules/improvements/${run}`;

/** Stores a board of a run. @returns its key */
export async function saveFoundBoard(grant: ProjectGrant, run: string, board: FoundBoard): Promise<string> {
  const document = `${folderOf(grant.projectId, run)}/${newId()}.json`;
  await putJson(document, board);
  return document;
}

export function foundBoard(document: string): Promise<FoundBoard> {
  return getJson(document, FoundBoard);
}

/** The result so far: a better schedule, none better, or the sentences that explain why no schedule is possible. */
const Found = z.discriminatedUnion("kind", [
  FoundBoard.extend({ kind: z.literal("better"), cost: z.number(), bound: z.number() }),
  z.object({ kind: z.literal("same"), cost: z.number().optional(), bound: z.number() }),
  z.object({ kind: z.literal("impossible"), words: z.array(z.string()) }),
]);
export type Found = z.infer<typeof Found>;

/** Stores a run's result, replacing an earlier one. */
export async function saveResult(grant: ProjectGrant, run: string, found: Found): Promise<void> {
  await putJson(foundDocument(grant.projectId, run), found);
}

export function foundBy(grant: ProjectGrant, run: string): Promise<Found | undefined> {
  return getJsonIfAny(foundDocument(grant.projectId, run), Found);
}
