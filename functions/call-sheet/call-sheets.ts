import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { dayBeforeFrom } from "../../shared/call-sheet/build/work-end.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { crewOnSheet } from "../../shared/call-sheet/model/crew.ts";
import { reportedEnds } from "../../shared/production-report/reported-ends.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { withPresentCast } from "../../shared/schedule/model/current-cast.ts";
import { visibleCallSheet } from "../../shared/visibility/visible-call-sheet.ts";
import { type ProjectGrant, visibilityOf } from "../store/account/sessions.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";
import { crewOf } from "../store/call-sheet/crew.ts";
import { savedReports } from "../store/call-sheet/production-reports.ts";
import { optionsOf } from "../store/options/options.ts";
import { projectOf } from "../store/project/projects.ts";
import { calendarOf } from "../store/schedule/calendars.ts";
import { dayStatusesOf } from "../store/schedule/day-statuses.ts";
import { timesOf, timesOn } from "../store/schedule/schedules.ts";
import { getBoard } from "../store/schedule/stripboards.ts";
import { withWeather } from "./weather-forecast.ts";

/** A day's call sheet with the version of its times. */
export interface SheetOfDay {
  readonly sheet: CallSheet;
  readonly version: number;
}

/**
 * The call sheets of a schedule's days in order; undefined if the schedule does not exist. Restricted members only get
 * the days on which scenes that they see are shot.
 */
export async function callSheetsOf(grant: ProjectGrant, scheduleName: string): Promise<SheetOfDay[] | undefined> {
  const [saved, production, options, times, project, crew, { settings }, events, { calendar }, reports] =
    await Promise.all([
      getBoard(grant, scheduleName),
      currentBreakdown(grant),
      optionsOf(grant),
      timesOf(grant, scheduleName),
      projectOf(grant),
      crewOf(grant),
      callSheetSettingsOf(grant),
      dayStatusesOf(grant),
      calendarOf(grant),
      savedReports(grant),
    ]);
  if (!saved || !production) return undefined;
  const { breakdown, roster } = production;
  const shared = {
    project: { name: project.publicName },
    schedule: withPresentCast(saved.schedule, roster),
    board: saved.board.days,
    scriptVersion: production.draftVersion,
    scheduleVersion: saved.version,
    breakdown,
    roster,
    actorOptions: optionsByRole(roster, options.actors),
    locationOptions: optionsByGroup(roster, options.locations),
    events,
    settings,
    weekdays: saved.schedule.wishes?.weekdays ?? calendar.weekdays,
    departments: crewOnSheet(crew.departments),
  };
  const days = saved.schedule.days.map(({ date }) => timesOn(times, date));
  const ends = new Map(reports.map(({ report }) => [report.date, reportedEnds(report)]));
  const planned: CallSheet[] = [];
  for (const [dayIndex, { timing, plan }] of days.entries()) {
    const last = planned.at(-1);
    const before = last && dayBeforeFrom(last, ends.get(last.date));
    planned.push(callSheetFrom({ ...shared, timing, plan, dayIndex, before }));
  }
  const sheets = await withWeather(planned);
  const sees = visibilityOf(grant);
  return sheets
    .map((sheet, at) => ({ sheet: visibleCallSheet(sees, production, sheet), version: days[at]?.version ?? 0 }))
    .filter(({ sheet }) => sees.kind === "all" || sheet.scenes.length > 0);
}
