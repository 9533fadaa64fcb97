import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { NO_TIMING, Timing } from "../../../shared/call-sheet/model/call-times.ts";
import { DayPlan, EMPTY_PLAN } from "../../../shared/call-sheet/model/day-plan.ts";
import type { DayTimes } from "../../../shared/call-sheet/model/day-times.ts";
import type { ScheduleSummary } from "../../../shared/contract/schedules.ts";
import { SCHEDULE_ENDING } from "../../../shared/contract/schema/schedule-file.ts";
import { SchedulingPreferencesPayload } from "../../../shared/contract/schema/scheduling-preferences.ts";
import { episodeOf } from "../../../shared/episodes/episode.ts";
import { CalendarDate, gapOf, Schedule } from "../../../shared/schedule/model/schedule.ts";
import { scheduleTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { UnitId, unitOf } from "../../../shared/units/unit.ts";
import { isScheduleVisible, visibleSchedule } from "../../../shared/visibility/visible-schedule.ts";
import { isRestricted, type Membership, type ProjectGrant, visibilityOf } from "../account/sessions.ts";
import { FORMATS } from "../aws/document-formats.ts";
import { getJson, getText } from "../aws/documents.ts";
import { newId } from "../aws/id.ts";
import { addWithinLimit, type ReachedLimit, shareReached } from "../aws/limited-collection.ts";
import { db, isConditionFailure, itemsOf, projectKey, queryAll, schedulesTable } from "../aws/table.ts";
import { episodesOf } from "../breakdown/episodes.ts";
import { visibleTo } from "../breakdown/visible-breakdown.ts";
import { touchSchedules } from "../project/change-stamp.ts";
import { scheduleKey } from "../project/schedule-keys.ts";
import { saveVersion } from "../project/versioned-item.ts";
import { dayItem, putScheduleFiles } from "./schedule-items.ts";

/** A schedule's item. */
export const ScheduleRow = z.object({
  name: z.string(),
  location: z.string(),
  scenesPerDay: z.int(),
  days: z.int(),
  /** Ids of the episodes that it covers, if not all. */
  episodes: z.array(z.string()).optional(),
  createdAt: z.string(),
  folder: z.string(),
  gap: z.number().optional(),
  asked: SchedulingPreferencesPayload.optional(),
  unit: UnitId.optional(),
});
export const TimingRow = z.object({
  date: z.string(),
  timing: Timing,
  plan: DayPlan.default(EMPTY_PLAN),
  version: z.int(),
});
export const DayRow = z.object({ shootingDate: CalendarDate, scheduleName: z.string() });

const timingKey = (projectId: string, name: string, date: string) => ({
  pk: projectKey(projectId),
  sk: `TIMING#${name}#${date}`,
});

/**
 * The project's schedules, newest first. Constraints may name any scene, so restricted members do not get them; viewers
 * get them without prices.
 */
export async function schedulesOf(grant: ProjectGrant): Promise<ScheduleSummary[]> {
  const seesPrices = !("may" in grant && grant.may === "viewer");
  const [items, seen] = await Promise.all([itemsOf(schedulesTable(), grant.projectId, "SCHEDULE#"), visibleTo(grant)]);
  const rows = items.map((item) => ScheduleRow.parse(item));
  const ofEpisodes = await episodesNamed(
    grant,
    rows.some(({ episodes }) => episodes !== undefined),
  );
  return rows
    .filter((row) => !seen || isScheduleVisible(visibilityOf(grant), seen, row))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(({ name, location, scenesPerDay, days, episodes, gap, asked, unit }) => ({
      name: `${name}${SCHEDULE_ENDING}`,
      ...{ location, scenesPerDay, days, ...ofEpisodes(episodes) },
      ...(unit !== undefined && { unit }),
      ...(gap !== undefined && !seen && { gap }),
      ...(asked && !seen && { asked: seesPrices ? asked : withoutPrices(asked) }),
    }));
}

/** The episodes of a schedule with their present numbers, in order: those in which the member sees a scene. */
async function episodesNamed(grant: ProjectGrant, isNeeded: boolean) {
  const [{ episodes }, seen] = isNeeded
    ? await Promise.all([episodesOf(grant), visibleTo(grant)])
    : [{ episodes: [] }, undefined];
  const shown = new Set(seen?.breakdown.rows.map(episodeOf));
  const known = episodes.filter(({ id }) => !seen || shown.has(id));
  return (ids: readonly string[] | undefined): Pick<ScheduleSummary, "episodes"> =>
    ids ? { episodes: known.flatMap(({ id, number }) => (ids.includes(id) ? [{ id, number }] : [])) } : {};
}

const withoutPrices = ({ prices: _, ...rest }: SchedulingPreferencesPayload): SchedulingPreferencesPayload => rest;

async function rowOf(grant: ProjectGrant, name: string): Promise<z.infer<typeof ScheduleRow> | undefined> {
  const Key = scheduleKey(grant.projectId, name);
  const [{ Item }, seen] = await Promise.all([
    db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true })),
    visibleTo(grant),
  ]);
  if (!Item) return undefined;
  const row = ScheduleRow.parse(Item);
  return !seen || isScheduleVisible(visibilityOf(grant), seen, row) ? row : undefined;
}

const folderOf = async (grant: ProjectGrant, name: string) => (await rowOf(grant, name))?.folder;

/** The unit of a schedule; undefined if the schedule does not exist or the member may not see it. */
export async function unitOfSchedule(grant: ProjectGrant, name: string): Promise<string | undefined> {
  const row = await rowOf(grant, name);
  return row && unitOf(row);
}

/** Whether a schedule of that name exists and the member may see it. */
export async function hasSchedule(grant: ProjectGrant, name: string): Promise<boolean> {
  return (await folderOf(grant, name)) !== undefined;
}

/** A schedule, filtered by the member's visibility; undefined if it does not exist. */
export async function getSchedule(grant: ProjectGrant, name: string): Promise<Schedule | undefined> {
  const folder = await folderOf(grant, name);
  if (folder === undefined) return undefined;
  const [schedule, seen] = await Promise.all([getJson(`${folder}/schedule.json`, Schedule), visibleTo(grant)]);
  return seen ? visibleSchedule(seen, schedule) : schedule;
}

/** A schedule as a tab-separated table, filtered like `getSchedule`. */
export async function scheduleTable(grant: ProjectGrant, name: string): Promise<string | undefined> {
  if (isRestricted(grant)) {
    const schedule = await getSchedule(grant, name);
    return schedule && scheduleTsv(schedule);
  }
  const folder = await folderOf(grant, name);
  return folder === undefined ? undefined : getText(`${folder}/${name}${SCHEDULE_ENDING}`);
}

const MAX_SCHEDULES = { project: 500, person: 300 };

const rowsOf = ({ projectId }: ProjectGrant) => itemsOf(schedulesTable(), projectId, "SCHEDULE#");

const limitOf = (rows: Awaited<ReturnType<typeof rowsOf>>, userId: string, adding?: number) =>
  shareReached(
    rows.map(({ createdBy }) => createdBy),
    userId,
    MAX_SCHEDULES,
    adding,
  );

/** The limit that keeps a member from adding schedules to the project. */
export const scheduleLimitReached = async (member: Membership, adding?: number): Promise<ReachedLimit | undefined> =>
  limitOf(await rowsOf(member), member.userId, adding);

/**
 * Saves a new schedule; undefined if the name is taken, or the limit that was reached. The schedule's item is written
 * last: without it, a schedule does not exist.
 */
export async function addSchedule(
  member: Membership,
  schedule: Schedule,
  {
    table,
    asked,
    now,
  }: { readonly table: string; readonly asked?: SchedulingPreferencesPayload; readonly now: string },
): Promise<ScheduleSummary | ReachedLimit | undefined> {
  const { projectId, userId } = member;
  const { name, location, scenesPerDay, days, episodes, unit } = schedule;
  // Before its files are written.
  const rows = await rowsOf(member);
  if (rows.some((row) => row.name === name)) return undefined;
  const full = limitOf(rows, userId);
  if (full) return full;
  const gap = schedule.proof && schedule.proof.bound > 0 ? { gap: gapOf(schedule.proof) } : {};
  const folder = `projects/${projectId}/schedules/${newId()}`;
  await putScheduleFiles(folder, schedule, table);
  await Promise.all(
    days.map(({ date }) =>
      db.send(new PutCommand({ TableName: schedulesTable(), Item: dayItem(projectId, name, date) })),
    ),
  );
  const head = {
    ...scheduleKey(projectId, name),
    ...{ name, location, scenesPerDay, days: days.length, folder, ...gap, ...(asked && { asked }) },
    ...(episodes && { episodes }),
    ...(unit !== undefined && { unit }),
    format: FORMATS.board,
    createdAt: now,
    createdBy: userId,
  };
  const put = { TableName: schedulesTable(), Item: head, ConditionExpression: "attribute_not_exists(pk)" };
  try {
    const limitReached = () => scheduleLimitReached(member);
    const seconds = Date.parse(now) / 1000;
    const reached = await addWithinLimit(`SCHEDULES#${projectId}`, seconds, limitReached, [{ Put: put }]);
    if (reached) return reached;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
  await touchSchedules(member);
  return {
    ...{ name: `${name}${SCHEDULE_ENDING}`, location, scenesPerDay, days: days.length },
    ...{ ...gap, ...(asked && { asked }), ...(await episodesNamed(member, episodes !== undefined))(episodes) },
  };
}

/** A day's times. Send `version` back when saving. */
export interface TimesOfDay extends DayTimes {
  readonly version: number;
}

/** The saved times of a schedule's days, by date. */
export async function timesOf(grant: ProjectGrant, name: string): Promise<ReadonlyMap<string, TimesOfDay>> {
  const items = await itemsOf(schedulesTable(), grant.projectId, `TIMING#${name}#`);
  return new Map(items.map((item) => TimingRow.parse(item)).map(({ date, ...times }) => [date, times]));
}

/** The times of one day; none if none are saved. */
export function timesOn(times: ReadonlyMap<string, TimesOfDay>, date: string): TimesOfDay {
  return times.get(date) ?? { timing: NO_TIMING, plan: EMPTY_PLAN, version: 0 };
}

/**
 * Saves a day's times; undefined if someone else changed them since `version`. Without `plan`, the plan stays
 * unchanged.
 */
export async function saveTimes(
  member: Membership,
  name: string,
  date: string,
  { timing, plan }: { readonly timing: Timing; readonly plan?: DayPlan | undefined },
  version: number,
): Promise<number | undefined> {
  const fields = { date, timing, ...(plan && { plan }) };
  const saved = await saveVersion(
    "dayPlan",
    member,
    schedulesTable(),
    timingKey(member.projectId, name, date),
    fields,
    version,
  );
  if (saved !== undefined) await touchSchedules(member);
  return saved;
}

/** A shoot day of any project, from the index by date. */
export interface ShootingRow {
  readonly projectId: string;
  /** Parsed on call, so that an unreadable row does not affect other projects. @throws {ZodError} */
  readonly scheduleName: () => string;
}

/**
 * All schedules of all projects that shoot on a date, for jobs: first one of each project, then the second of each, and
 * so on, so that a project with many schedules does not delay the others.
 */
export async function shootingOn(date: string): Promise<ShootingRow[]> {
  const items = await queryAll({
    TableName: schedulesTable(),
    IndexName: "byDate",
    KeyConditionExpression: "shootingDate = :date",
    ExpressionAttributeValues: { ":date": date },
  });
  const seen = new Map<unknown, number>();
  const placed = items.map((item) => {
    const place = seen.get(item.pk) ?? 0;
    seen.set(item.pk, place + 1);
    return { item, place };
  });
  return placed
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => ({
      projectId: String(item.pk).slice("PROJECT#".length),
      scheduleName: () => DayRow.parse(item).scheduleName,
    }));
}
