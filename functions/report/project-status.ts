import { itemsToCheck } from "../../shared/breakdown/corrections/review-reasons.ts";
import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import { minutesFromText } from "../../shared/call-sheet/times/parse-clock.ts";
import type { ProjectStatus } from "../../shared/contract/schema/project-status.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { dateText } from "../../shared/dates/dates-string.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { progressOn } from "../../shared/production-report/progress.ts";
import { progressByUnit, type ReportOfUnit } from "../../shared/production-report/progress-of-parts.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { MAIN_UNIT, type Unit } from "../../shared/units/unit.ts";
import { callSheetsOf, type SheetOfDay } from "../call-sheet/call-sheets.ts";
import { confirmations } from "../call-sheet/day-publications.ts";
import { visibleUnits } from "../schedule/unit-list.ts";
import { isRestricted, type Membership, type ProjectGrant } from "../store/account/sessions.ts";
import { emailsOf } from "../store/account/users.ts";
import { type BreakdownVersionData, currentBreakdown, versionsOf } from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { savedReports } from "../store/call-sheet/production-reports.ts";
import { newestPublication, publishedDaysOf } from "../store/call-sheet/publications.ts";
import { optionsOf } from "../store/options/options.ts";
import { type ActiveSchedule, activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { schedulesOf } from "../store/schedule/schedules.ts";
import { unitsOf } from "../store/schedule/units.ts";

const MAX_CHANGES = 10;

interface Asked {
  /** The caller's date. */
  readonly today: string;
  /** ISO 8601 instant from which changes are listed. */
  readonly since: string | undefined;
}

/** Where a production stands, as far as the member may see it. */
export async function projectStatus(member: Membership, asked: Asked): Promise<ProjectStatus> {
  const [drafts, production, options, schedules, active, { units: all }] = await Promise.all([
    draftsOf(member),
    currentBreakdown(member),
    optionsOf(member),
    schedulesOf(member),
    activeSchedulesOf(member),
    unitsOf(member),
  ]);
  const units = visibleUnits(member, all);
  // Without an active schedule, the newest is used.
  const [newest] = schedules;
  const newestAlone = newest ? [{ unit: newest.unit ?? MAIN_UNIT, scheduleName: nameOfScheduleFile(newest.name) }] : [];
  const followed = active.length > 0 ? active : newestAlone;
  const [planned, reports, changes] = await Promise.all([
    Promise.all(followed.map((one) => daysOf(member, one))),
    isRestricted(member) ? undefined : savedReports(member),
    asked.since === undefined || isRestricted(member) ? null : changesSince(member, followed, asked.since),
  ]);
  const days = planned.flatMap((ofSchedule = []) => ofSchedule);
  const ofUnits = await Promise.all(
    units.map(async ({ id, name }) => {
      const own = days.filter(({ unit }) => unit === id);
      return { name, ...(await statusDays(member, own, asked.today)) };
    }),
  );
  return {
    drafts: drafts.length,
    ...(production ? countsOf(production, options, reports && { reports, units }) : NO_BREAKDOWN),
    schedules: schedules.length,
    shootDays: planned.some((ofSchedule) => ofSchedule !== undefined) ? days.length : null,
    reports: reports?.length ?? null,
    ...(await statusDays(member, days, asked.today)),
    ...(units.length > 0 && { units: ofUnits }),
    changes,
  };
}

const NO_BREAKDOWN = { scenes: null, pages: null, roles: null, sets: null, toCheck: null };

function countsOf(
  { breakdown, roster }: BreakdownVersionData,
  options: Awaited<ReturnType<typeof optionsOf>>,
  shooting: { readonly reports: readonly ReportOfUnit[]; readonly units: readonly Unit[] } | undefined,
): Pick<ProjectStatus, keyof typeof NO_BREAKDOWN> {
  const script = stripsFromBreakdown(breakdown, roster, "all").map(
    ({ sceneId, eighths }) => [sceneId, eighths] as const,
  );
  const all = script.reduce((sum, [, eighths]) => sum + eighths, 0);
  const { reports, units } = shooting ?? { reports: [], units: [] };
  const shootDays = reports.map(({ report }) => report);
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
    pages: {
      ...{ all, shot: shooting === undefined ? null : shot },
      ...(units.length > 0 && {
        units: progressByUnit(last ?? "", units, reports, script).map(({ name, toDate }) => ({
          ...{ name, shot: toDate.eighths },
        })),
      }),
    },
    roles: {
      all: roster.roles.length,
      locked: lockedRoles.size,
      uncast: roster.roles.filter(({ castId }) => !withOptions.has(castId)).map(({ name }) => name),
    },
    sets: { all: roster.groups.length, locked: new Set(places.map(({ groupId }) => groupId)).size },
    toCheck: itemsToCheck(breakdown),
  };
}

/** A shoot day with its schedule and unit. */
interface DayOfUnit extends ActiveSchedule {
  readonly sheet: SheetOfDay["sheet"];
}

async function daysOf(member: Membership, active: ActiveSchedule): Promise<DayOfUnit[] | undefined> {
  const days = await callSheetsOf(member, active.scheduleName);
  return days?.map(({ sheet }) => ({ ...active, sheet }));
}

/** The first day on the date and the first one after it; of days on one date, the one with the earlier crew call. */
async function statusDays(
  member: ProjectGrant,
  days: readonly DayOfUnit[],
  today: string,
): Promise<Pick<ProjectStatus, "today" | "next">> {
  const callOf = ({ sheet }: DayOfUnit) => minutesFromText(sheet.timing.crewCall) ?? Number.POSITIVE_INFINITY;
  const inOrder = days.toSorted(
    (one, other) => one.sheet.date.localeCompare(other.sheet.date) || callOf(one) - callOf(other),
  );
  const [ofToday, next] = await Promise.all([
    statusDay(
      member,
      inOrder.find(({ sheet }) => sheet.date === today),
    ),
    statusDay(
      member,
      inOrder.find(({ sheet }) => sheet.date > today),
    ),
  ]);
  return { today: ofToday, next };
}

async function statusDay(member: ProjectGrant, day: DayOfUnit | undefined): Promise<ProjectStatus["today"]> {
  if (day === undefined) return null;
  const { date, dayNumber, timing, scenes } = day.sheet;
  const { scheduleName } = day;
  return {
    ...{ schedule: scheduleName, date, dayNumber, crewCall: timing.crewCall, scenes: scenes.length },
    // The number of recipients may reveal scenes of the day.
    people: isRestricted(member) ? null : await confirmedOf(member, { scheduleName, date }),
  };
}

async function confirmedOf(member: ProjectGrant, day: { readonly scheduleName: string; readonly date: string }) {
  const newest = await newestPublication(member, day);
  return newest ? await confirmations(member, day, newest) : null;
}

/** Versions of the breakdown and publications of others, newest first. */
async function changesSince(
  member: Membership,
  followed: readonly ActiveSchedule[],
  since: string,
): Promise<NonNullable<ProjectStatus["changes"]>> {
  const [versions, published] = await Promise.all([
    versionsOf(member),
    Promise.all(followed.map(({ scheduleName }) => publishedDaysOf(member, scheduleName))),
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
    ...published.flat().map(({ date, row }) => ({
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
