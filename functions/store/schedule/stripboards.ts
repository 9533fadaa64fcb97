import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { SchedulingPreferencesPayload } from "../../../shared/contract/schema/scheduling-preferences.ts";
import { gapOf, Schedule, Strip } from "../../../shared/schedule/model/schedule.ts";
import { boardOfSchedule } from "../../../shared/schedule/stripboard/schedule-of-board.ts";
import { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { isScheduleVisible, visibleBoard } from "../../../shared/visibility/visible-schedule.ts";
import { type ProjectGrant, visibilityOf } from "../account/sessions.ts";
import { FORMATS, NOT_NEWER, requireNotNewer } from "../aws/document-formats.ts";
import { getJson, putJson } from "../aws/documents.ts";
import { newId } from "../aws/id.ts";
import {
  db,
  isConditionFailure,
  itemsOf,
  projectKey,
  schedulesTable,
  type TransactItem,
  transact,
} from "../aws/table.ts";
import { visibleTo } from "../breakdown/visible-breakdown.ts";
import { touchSchedules } from "../project/change-stamp.ts";
import { scheduleKey } from "../project/schedule-keys.ts";
import { dayItem, dayKey, putScheduleFiles } from "./schedule-items.ts";

/** A schedule that was never edited has no version and counts as version 1. */
const BoardItem = z.looseObject({
  folder: z.string(),
  version: z.int().optional(),
  operation: z.string().optional(),
  asked: SchedulingPreferencesPayload.optional(),
});

/** A version of a board in the history. */
export const BoardVersionRow = z.object({ version: z.int(), operation: z.string(), what: z.array(z.string()) });

const SavedBoardRow = BoardVersionRow.extend({ savedBy: z.string().optional() });

/** A stored board, with the strips of its scenes that are no longer in the script. */
const BoardFile = z.object({ board: Stripboard, gone: z.array(Strip) });

/** A transaction holds 100 items; two of them are the schedule and its history item. */
const MAX_DAYS_AT_ONCE = 90;

const history = (name: string) => `BOARD#${name}#`;
const versionKey = (projectId: string, name: string, version: number) => ({
  pk: projectKey(projectId),
  sk: `${history(name)}${String(version).padStart(8, "0")}`,
});

export interface SavedBoard {
  readonly version: number;
  /** The idempotency key of the save that created it; undefined for a schedule as generated. */
  readonly operation?: string | undefined;
  /** The constraints of the schedule, as the client sent them. */
  readonly asked?: SchedulingPreferencesPayload | undefined;
  readonly schedule: Schedule;
  readonly board: Stripboard;
  /** The strips of scenes that were no longer in the script when it was saved. */
  readonly gone: readonly Strip[];
}

async function itemAt(Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }))).Item;
}

/** The newest board of a schedule, filtered by the member's visibility; undefined if the schedule does not exist. */
export async function getBoard(grant: ProjectGrant, name: string): Promise<SavedBoard | undefined> {
  const item = await itemAt(scheduleKey(grant.projectId, name));
  if (!item) return undefined;
  const { folder, version = 1, operation, asked } = BoardItem.parse(item);
  const [schedule, file, seen] = await Promise.all([
    getJson(`${folder}/schedule.json`, Schedule),
    version > 1 ? getJson(`${folder}/board.json`, BoardFile) : undefined,
    visibleTo(grant),
  ]);
  const saved = { schedule, ...(file ?? { board: boardOfSchedule(schedule), gone: [] }) };
  if (!seen) return { version, operation, asked, ...saved };
  return isScheduleVisible(visibilityOf(grant), seen, schedule)
    ? { version, operation, ...visibleBoard(seen, saved) }
    : undefined;
}

/** Descriptions of the changes to a board since a version, oldest first. */
export async function boardChangesSince(grant: ProjectGrant, name: string, version: number): Promise<string[]> {
  const items = await itemsOf(schedulesTable(), grant.projectId, history(name));
  return items
    .map((item) => BoardVersionRow.parse(item))
    .filter((one) => one.version > version)
    .flatMap(({ what }) => what);
}

/** The newest saves of a board, oldest first, at most `limit`. `savedBy` is a user id, missing in old rows. */
export async function newestBoardSaves(
  { projectId }: ProjectGrant,
  name: string,
  limit: number,
): Promise<{ readonly version: number; readonly savedBy?: string | undefined; readonly what: readonly string[] }[]> {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: schedulesTable(),
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
      ExpressionAttributeValues: { ":pk": projectKey(projectId), ":prefix": history(name) },
      ...{ ScanIndexForward: false, Limit: limit, ConsistentRead: true },
    }),
  );
  return Items.map((item) => SavedBoardRow.parse(item)).toReversed();
}

/** Whether this operation saved the version, so that the request is a retry. */
export async function isBoardReplay(
  grant: ProjectGrant,
  name: string,
  version: number,
  operation: string,
): Promise<boolean> {
  const item = await itemAt(versionKey(grant.projectId, name, version));
  return item !== undefined && BoardVersionRow.parse(item).operation === operation;
}

/** The next version to save: the board, and the schedule and table derived from it. */
export interface BoardSaving {
  readonly before: SavedBoard;
  readonly board: Stripboard;
  readonly gone: readonly Strip[];
  readonly schedule: Schedule;
  readonly table: string;
  readonly operation: string;
  /** The new constraints of the schedule, if they change. */
  readonly asked?: SchedulingPreferencesPayload;
  /** Descriptions of the changes. */
  readonly what: readonly string[];
}

/** Who saves a board, and when. */
interface Saver {
  readonly by: string;
  readonly now: string;
}

/**
 * Saves a board as the next version of its schedule; undefined if another version was saved in the meantime. Shoot days
 * are written in the same transaction as the schedule. If they do not fit, surplus dates may remain, which readers
 * ignore; no date is ever missing.
 *
 * @throws {Refusal} if the stored board has a newer format
 */
export async function saveBoard(grant: ProjectGrant, saving: BoardSaving, saver: Saver): Promise<number | undefined> {
  return (await saveBoards(grant, [saving], saver))?.[0];
}

/**
 * Saves boards of several schedules in one transaction, each as `saveBoard` does; undefined if another version of one of
 * them was saved in the meantime, in which case none is saved.
 *
 * @throws {Refusal} if a stored board has a newer format
 */
export async function saveBoards(
  grant: ProjectGrant,
  savings: readonly BoardSaving[],
  saver: Saver,
): Promise<readonly number[] | undefined> {
  const writes = await Promise.all(savings.map((saving) => writesOf(grant, saving, saver, savings.length)));
  if (writes.some((one) => one === undefined)) return undefined;
  const versions = savings.map(({ before }) => before.version + 1);
  try {
    await transact(writes.flatMap((one) => one ?? []));
    await touchSchedules(grant);
    return versions;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const replays = await Promise.all(
      savings.map(({ schedule, operation }, at) => isBoardReplay(grant, schedule.name, versions[at]!, operation)),
    );
    return replays.every(Boolean) ? versions : undefined;
  }
}

/** The items of a transaction that save a board; undefined if another version was saved in the meantime. */
async function writesOf(
  grant: ProjectGrant,
  saving: BoardSaving,
  { by, now }: Saver,
  boards: number,
): Promise<TransactItem[] | undefined> {
  const most = Math.floor(MAX_DAYS_AT_ONCE / boards);
  const { before, board, gone, schedule, table, operation, asked, what } = saving;
  const { projectId } = grant;
  const { name, days, scenesPerDay } = schedule;
  const TableName = schedulesTable();
  const head = await itemAt(scheduleKey(projectId, name));
  if (!head || (BoardItem.parse(head).version ?? 1) !== before.version) return undefined;
  requireNotNewer(head, "board");
  // The proven bound does not apply to an edited board.
  const { gap: _, ...unproven } = head;
  const version = before.version + 1;
  const folder = `projects/${projectId}/schedules/${version}-${newId()}`;
  await Promise.all([putScheduleFiles(folder, schedule, table), putJson(`${folder}/board.json`, { board, gone })]);

  const [old, kept] = [before.schedule.days, days].map((list) => new Set(list.map(({ date }) => date)));
  const added = [...kept!].filter((date) => !old!.has(date));
  const removed = [...old!].filter((date) => !kept!.has(date));
  const early = added.slice(most);
  await Promise.all(early.map((date) => db.send(new PutCommand({ TableName, Item: dayItem(projectId, name, date) }))));
  const dayWrites = [
    ...added.slice(0, most).map((date) => ({ Put: { TableName, Item: dayItem(projectId, name, date) } })),
    ...removed.map((date) => ({ Delete: { TableName, Key: dayKey(projectId, name, date) } })),
  ].slice(0, most);
  return [
    {
      Put: {
        TableName,
        Item: {
          ...unproven,
          ...(asked && { asked }),
          scenesPerDay,
          ...(schedule.proof && schedule.proof.bound > 0 && { gap: gapOf(schedule.proof) }),
          days: days.length,
          folder,
          version,
          operation,
          format: FORMATS.board,
          changedAt: now,
          changedBy: by,
        },
        ConditionExpression: `${NOT_NEWER} AND ${
          before.version === 1 ? "attribute_exists(pk) AND attribute_not_exists(version)" : "version = :before"
        }`,
        ExpressionAttributeNames: { "#format": "format" },
        ExpressionAttributeValues: {
          ":format": FORMATS.board,
          ...(before.version > 1 && { ":before": before.version }),
        },
      },
    },
    {
      Put: {
        TableName,
        Item: {
          ...versionKey(projectId, name, version),
          ...{ version, folder, operation, what },
          savedAt: now,
          savedBy: by,
        },
      },
    },
    ...dayWrites,
  ];
}

/** Stores the proven gap of a schedule, unless its board has changed since. */
export async function recordBound(
  grant: ProjectGrant,
  name: string,
  { version, gap }: { readonly version: number; readonly gap: number },
): Promise<void> {
  try {
    await db.send(
      new UpdateCommand({
        TableName: schedulesTable(),
        Key: scheduleKey(grant.projectId, name),
        UpdateExpression: "SET gap = :gap",
        ConditionExpression:
          version === 1 ? "attribute_exists(pk) AND attribute_not_exists(version)" : "version = :version",
        ExpressionAttributeValues: { ":gap": gap, ...(version > 1 && { ":version": version }) },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
