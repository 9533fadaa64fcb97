import { itemsToCheck } from "../../shared/breakdown/corrections/review-reasons.ts";
import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import type { ProjectStatus } from "../../shared/contract/schema/project-status.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { dateText } from "../../shared/dates/dates-string.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { progressOn } from "../../shared/production-report/progress.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { callSheetsOf, type SheetOfDay } from "../call-sheet/call-sheets.ts";
import { confirmations } from "../call-sheet/day-publications.ts";
import { isRestricted, type Membership, type ProjectGrant } from "../store/account/sessions.ts";
import { emailsOf } from "../store/account/users.ts";
import { type BreakdownVersionData, currentBreakdown, versionsOf } from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { savedReports } from "../store/call-sheet/production-reports.ts";
import { newestPublication, publishedDaysOf } from "../store/call-sheet/publications.ts";
import { optionsOf } from "../store/options/options.ts";
import { activeScheduleOf } from "../store/schedule/active-schedule.ts";
import { schedulesOf } from "../store/schedule/schedules.ts";

const MAX_CHANGES = 10;

interface Asked {
  /** The caller's date. */
  readonly today: string;
  /** ISO 8601 instant from which changes are listed. */
  readonly since: string | undefined;
}

/** Where a production stands, as far as the member may see it. */
export async function projectStatus(member: Membership, asked: Asked): Promise<ProjectStatus> {
  const [drafts, production, options, schedules, active] = await Promise.all([
    draftsOf(member),
    currentBreakdown(member),
    optionsOf(member),
    schedulesOf(member),
    activeScheduleOf(member),
  ]);
  // Without an active schedule, the newest is used.
  const [newest] = schedules;
  const schedule = active ?? (newest && nameOfScheduleFile(newest.name));
  const [days, reports, changes] = await Promise.all([
    schedule === undefined ? undefined : callSheetsOf(member, schedule),
    isRestricted(member) ? undefined : savedReports(member),
    asked.since === undefined || isRestricted(member) ? null : changesSince(member, schedule, asked.since),
  ]);
  const [today, next] = await Promise.all([
    statusDay(
      member,
      schedule,
      days?.find(({ sheet }) => sheet.date === asked.today),
    ),
    statusDay(
      member,
      schedule,
      days?.find(({ sheet }) => sheet.date > asked.today),
    ),
  ]);
  return {
    drafts: drafts.length,
    ...(production ? countsOf(production, options, reports) : NO_BREAKDOWN),
    schedules: schedules.length,
    shootDays: days?.length ?? null,
    reports: reports?.length ?? null,
    ...{ today, next, changes },
  };
}

const NO_BREAKDOWN = { scenes: null, pages: null, roles: null, sets: null, toCheck: null };

function countsOf(
  { breakdown, roster }: BreakdownVersionData,
  options: Awaited<ReturnType<typeof optionsOf>>,
  reports: Awaited<ReturnType<typeof savedReports>> | undefined,
): Pick<ProjectStatus, keyof typeof NO_BREAKDOWN> {
  const script = stripsFromBreakdown(breakdown, roster, "all").map(
    ({ sceneId, eighths }) => [sceneId, eighths] as const,
  );
  const all = script.reduce((sum, [, eighths]) => sum + eighths, 0);
  const shootDays = reports?.map(({ report }) => report) ?? [];
  const last = shootDays
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const shot = last === undefined ? 0 : all - progressOn(last, shootDays, script).remaining.eighths;
  const actors = optionsByRole(roster, options.actors);
  const places = optionsByGroup(roster, options.locations).filter(({ locked }) => locked);
  const lockedRoles = new Set(actors.flatMap(({ castId, locked }) => (locked ? [castId] : [])));
  const withOptions = new Set(actors.map(({ castId }) => castId));
  return {
    scenes: breakdown.rows.length,
    pages: { all, shot: reports === undefined ? null : shot },
    roles: {
      all: roster.roles.length,
      locked: lockedRoles.size,
      uncast: roster.roles.filter(({ castId }) => !withOptions.has(castId)).map(({ name }) => name),
    },
    sets: { all: roster.groups.length, locked: new Set(places.map(({ groupId }) => groupId)).size },
    toCheck: itemsToCheck(breakdown),
  };
}

async function statusDay(
  member: ProjectGrant,
  schedule: string | undefined,
  day: SheetOfDay | undefined,
): Promise<ProjectStatus["today"]> {
  if (schedule === undefined || day === undefined) return null;
  const { date, dayNumber, timing, scenes } = day.sheet;
  return {
    ...{ schedule, date, dayNumber, crewCall: timing.crewCall, scenes: scenes.length },
    // The number of recipients may reveal scenes of the day.
    people: isRestricted(member) ? null : await confirmedOf(member, { scheduleName: schedule, date }),
  };
}

async function confirmedOf(member: ProjectGrant, day: { readonly scheduleName: string; readonly date: string }) {
  const newest = await newestPublication(member, day);
  return newest ? await confirmations(member, day, newest) : null;
}

/** Versions of the breakdown and publications of others, newest first. */
async function changesSince(
  member: Membership,
  schedule: string | undefined,
  since: string,
): Promise<NonNullable<ProjectStatus["changes"]>> {
  const [versions, published] = await Promise.all([
    versionsOf(member),
    schedule === undefined ? [] : publishedDaysOf(member, schedule),
  ]);
  const saved = versions.filter(({ savedAt, savedBy }) => savedAt > since && savedBy !== member.userId);
  const emails = await emailsOf([member.userId, ...saved.flatMap(({ savedBy }) => savedBy ?? [])]);
  const own = emails.get(member.userId);
  const changes = [
    ...saved.map(({ savedAt, savedBy, what }) => ({
      at: savedAt,
      by: (savedBy && emails.get(savedBy)) ?? null,
      what,
    })),
    ...published.map(({ date, row }) => ({
      at: row.publishedAt,
      by: row.publishedBy,
      what: stored("Published the call sheet of {date}: {parts}", { date: dateText(date), parts: revisionTitle(row) }),
    })),
  ];
  return changes
    .filter(({ at, by }) => at > since && by !== own)
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MAX_CHANGES);
}
