import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { dayBeforeFrom } from "../../shared/call-sheet/build/work-end.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { crewOnSheet } from "../../shared/call-sheet/model/crew.ts";
import { crewOfUnit, type OtherUnit } from "../../shared/call-sheet/model/unit-on-sheet.ts";
import type { CastOfUnit } from "../../shared/call-sheet/model/unit-work.ts";
import { castOfUnit } from "../../shared/call-sheet/work-rules/cast-of-unit.ts";
import { reportedEnds } from "../../shared/production-report/reported-ends.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { withPresentCast } from "../../shared/schedule/model/current-cast.ts";
import { unitOf } from "../../shared/units/unit.ts";
import { visibleCallSheet } from "../../shared/visibility/visible-call-sheet.ts";
import { type ProjectGrant, visibilityOf } from "../store/account/sessions.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";
import { crewOf } from "../store/call-sheet/crew.ts";
import { savedReports } from "../store/call-sheet/production-reports.ts";
import { optionsOf } from "../store/options/options.ts";
import { projectOf } from "../store/project/projects.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { calendarOf } from "../store/schedule/calendars.ts";
import { dayStatusesOf } from "../store/schedule/day-statuses.ts";
import { timesOf, timesOn } from "../store/schedule/schedules.ts";
import { getBoard, type SavedBoard } from "../store/schedule/stripboards.ts";
import { unitsOf } from "../store/schedule/units.ts";
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
  const [saved, times, data] = await Promise.all([
    getBoard(grant, scheduleName),
    timesOf(grant, scheduleName),
    sheetData(grant),
  ]);
  if (!saved || !data) return undefined;
  const others = unitsAround(await otherUnitsOf(grant, saved, data));
  const sheets = await withWeather(plannedSheets(data, saved, times, others));
  const sees = visibilityOf(grant);
  return sheets
    .map((sheet) => ({
      sheet: visibleCallSheet(sees, data.production, sheet),
      version: timesOn(times, sheet.date).version,
    }))
    .filter(({ sheet }) => sees.kind === "all" || sheet.scenes.length > 0);
}

/** The data of a production that the call sheets of all its schedules are made from. */
async function sheetData(grant: ProjectGrant) {
  const [production, options, project, { departments }, { settings }, events, { calendar }, reports, { units }] =
    await Promise.all([
      currentBreakdown(grant),
      optionsOf(grant),
      projectOf(grant),
      crewOf(grant),
      callSheetSettingsOf(grant),
      dayStatusesOf(grant),
      calendarOf(grant),
      savedReports(grant),
      unitsOf(grant),
    ]);
  return production && { production, options, project, departments, settings, events, calendar, reports, units };
}

type SheetData = NonNullable<Awaited<ReturnType<typeof sheetData>>>;

/** The sheets of a schedule, without the weather. */
function plannedSheets(
  data: SheetData,
  saved: SavedBoard,
  times: Awaited<ReturnType<typeof timesOf>>,
  others?: UnitsAround,
): CallSheet[] {
  const { production, options, project, settings, events, calendar, reports, units } = data;
  const { breakdown, roster } = production;
  const unit = unitOf(saved.schedule);
  const shared = {
    project: { name: project.publicName },
    unit: units.find(({ id }) => id === unit)?.name,
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
    departments: crewOnSheet(crewOfUnit(data.departments, units, unit)),
  };
  const own = reports.filter((one) => one.unit === unit);
  const ends = new Map(own.map(({ report }) => [report.date, reportedEnds(report)]));
  const planned: CallSheet[] = [];
  for (const [dayIndex, { date }] of saved.schedule.days.entries()) {
    const { timing, plan } = timesOn(times, date);
    const last = planned.at(-1);
    const before = last && dayBeforeFrom(last, ends.get(last.date));
    const otherUnits = others?.lines.get(date);
    planned.push(callSheetFrom({ ...shared, timing, plan, dayIndex, before, otherUnits, castElsewhere: others?.cast }));
  }
  return planned;
}

/** What other units do, by date, and who works with them. */
interface UnitsAround {
  readonly lines: ReadonlyMap<string, readonly OtherUnit[]>;
  readonly cast: readonly CastOfUnit[];
}

/** The sheets of the other units' active schedules. Restricted members may not see them. */
async function otherUnitsOf(grant: ProjectGrant, { schedule }: SavedBoard, data: SheetData): Promise<CallSheet[]> {
  if (data.units.length === 0 || visibilityOf(grant).kind !== "all") return [];
  const active = await activeSchedulesOf(grant);
  const others = active.filter(({ unit }) => unit !== unitOf(schedule));
  const found = await Promise.all(
    others.map(async ({ scheduleName }) => {
      const [saved, times] = await Promise.all([getBoard(grant, scheduleName), timesOf(grant, scheduleName)]);
      return saved ? plannedSheets(data, saved, times) : [];
    }),
  );
  return found.flat();
}

function unitsAround(sheets: readonly CallSheet[]): UnitsAround {
  const lines = new Map<string, OtherUnit[]>();
  for (const { unit = "", date, timing, scenes, locations } of sheets) {
    const other = {
      ...{ unit, crewCall: timing.crewCall },
      scenes: scenes.map(({ number }) => number),
      places: locations.map(({ group, place }) => place || group),
    };
    lines.set(date, [...(lines.get(date) ?? []), other]);
  }
  return { lines, cast: sheets.flatMap(castOfUnit) };
}
