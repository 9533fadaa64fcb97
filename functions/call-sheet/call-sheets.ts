import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import type { CallSheetSource } from "../../shared/call-sheet/build/call-sheet-source.ts";
import { dayBeforeFrom, dayBeforeWith } from "../../shared/call-sheet/build/work-end.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { crewOnSheet } from "../../shared/call-sheet/model/crew.ts";
import { crewOfUnit, type OtherUnit, sharedDepartments } from "../../shared/call-sheet/model/unit-on-sheet.ts";
import type { CastOfUnit } from "../../shared/call-sheet/model/unit-work.ts";
import { castOfUnit } from "../../shared/call-sheet/work-rules/cast-of-unit.ts";
import { reportedEnds } from "../../shared/production-report/reported-ends.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { withPresentCast } from "../../shared/schedule/model/current-cast.ts";
import { unitOf } from "../../shared/units/unit.ts";
import { visibleCallSheet } from "../../shared/visibility/visible-call-sheet.ts";
import { type ProjectGrant, visibilityOf, wholeGrant } from "../store/account/sessions.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { visibleTo } from "../store/breakdown/visible-breakdown.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";
import { crewOf } from "../store/call-sheet/crew.ts";
import { savedReports } from "../store/call-sheet/production-reports.ts";
import { optionsOf } from "../store/options/options.ts";
import { projectOf } from "../store/project/projects.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { calendarOf } from "../store/schedule/calendars.ts";
import { dayStatusesOf } from "../store/schedule/day-statuses.ts";
import { hasSchedule, timesOf, timesOn } from "../store/schedule/schedules.ts";
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
 * the days on which scenes that they see are shot, with the times that follow from all scenes and units.
 */
export async function callSheetsOf(grant: ProjectGrant, scheduleName: string): Promise<SheetOfDay[] | undefined> {
  const seen = await visibleTo(grant);
  if (!seen) return wholeSheets(grant, scheduleName);
  if (!(await hasSchedule(grant, scheduleName))) return undefined;
  const sheets = await wholeSheets(wholeGrant(grant), scheduleName);
  return sheets
    ?.map(({ sheet: { scriptVersion: _, ...whole }, version }) => {
      const { draftVersion } = seen;
      const sheet = { ...whole, ...(draftVersion !== undefined && { scriptVersion: draftVersion }) };
      return { sheet: visibleCallSheet(visibilityOf(grant), seen, sheet), version };
    })
    .filter(({ sheet }) => sheet.scenes.length > 0);
}

async function wholeSheets(grant: ProjectGrant, scheduleName: string): Promise<SheetOfDay[] | undefined> {
  const [saved, times, data] = await Promise.all([
    getBoard(grant, scheduleName),
    timesOf(grant, scheduleName),
    sheetData(grant),
  ]);
  if (!saved || !data) return undefined;
  const [own, ...others] = plannedUnits(data, [{ saved, times }, ...(await otherUnitsOf(grant, saved, data))]);
  const around = unitsAround(others.flatMap((unit) => unit.map(({ sheet }) => sheet)));
  const planned = own!.map(({ sheet, source }) =>
    others.length === 0
      ? sheet
      : callSheetFrom({ ...source, otherUnits: around.lines.get(sheet.date), castElsewhere: around.cast }),
  );
  const sheets = await withWeather(planned);
  return sheets.map((sheet) => ({ sheet, version: timesOn(times, sheet.date).version }));
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

/** A unit's schedule with the times of its days. */
interface UnitSchedule {
  readonly saved: SavedBoard;
  readonly times: Awaited<ReturnType<typeof timesOf>>;
}

/** A planned sheet, and what it was made from. */
interface PlannedSheet {
  readonly sheet: CallSheet;
  readonly source: CallSheetSource;
}

/** The sheets of each unit's schedule, without the weather. They are made by date, because rest counts between units. */
function plannedUnits(data: SheetData, schedules: readonly UnitSchedule[]): PlannedSheet[][] {
  const units = schedules.map(({ saved, times }) => {
    const ends = data.reports
      .filter(({ unit }) => unit === unitOf(saved.schedule))
      .map(({ report }) => [report.date, reportedEnds(report)] as const);
    return { shared: sharedSource(data, saved), saved, times, ends: new Map(ends), planned: [] as PlannedSheet[] };
  });
  type Planning = (typeof units)[number];
  const endOf = ({ planned, ends }: Planning, date: string) => {
    const last = planned.findLast(({ sheet }) => sheet.date < date)?.sheet;
    return last && dayBeforeFrom(last, ends.get(last.date));
  };
  const days = units.flatMap((one) => one.saved.schedule.days.map(({ date }, dayIndex) => ({ one, date, dayIndex })));
  for (const { one, date, dayIndex } of days.toSorted((some, other) => some.date.localeCompare(other.date))) {
    const others = units.flatMap((other) => {
      const ended = other === one ? undefined : endOf(other, date);
      const departments = sharedDepartments(one.shared.departments, other.shared.departments);
      return ended ? { unit: other.shared.unit ?? "", ended, departments } : [];
    });
    const before = dayBeforeWith(endOf(one, date), others);
    const { timing, plan } = timesOn(one.times, date);
    const source = { ...one.shared, timing, plan, dayIndex, before };
    one.planned.push({ sheet: callSheetFrom(source), source });
  }
  return units.map(({ planned }) => planned);
}

/** What the sheets of all days of a schedule are made from. */
function sharedSource(data: SheetData, saved: SavedBoard) {
  const { production, options, project, settings, events, calendar, units } = data;
  const { breakdown, roster } = production;
  const unit = unitOf(saved.schedule);
  return {
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
}

/** What other units do, by date, and who works with them. */
interface UnitsAround {
  readonly lines: ReadonlyMap<string, readonly OtherUnit[]>;
  readonly cast: readonly CastOfUnit[];
}

/** The other units' active schedules. */
async function otherUnitsOf(grant: ProjectGrant, { schedule }: SavedBoard, data: SheetData): Promise<UnitSchedule[]> {
  if (data.units.length === 0) return [];
  const active = await activeSchedulesOf(grant);
  const others = active.filter(({ unit }) => unit !== unitOf(schedule));
  const found = await Promise.all(
    others.map(async ({ scheduleName }) => {
      const [saved, times] = await Promise.all([getBoard(grant, scheduleName), timesOf(grant, scheduleName)]);
      return saved ? { saved, times } : [];
    }),
  );
  return found.flat();
}

function unitsAround(sheets: readonly CallSheet[]): UnitsAround {
  const lines = new Map<string, OtherUnit[]>();
  for (const { unit = "", date, timing, scenes, locations, departments } of sheets) {
    const other = {
      ...{ unit, crewCall: timing.crewCall },
      scenes: scenes.map(({ number }) => number),
      places: locations.map(({ group, place }) => place || group),
      departments: departments
        .filter(({ positions }) => positions.some(({ name }) => name.trim() !== ""))
        .map(({ name, call }) => ({ name, call })),
    };
    lines.set(date, [...(lines.get(date) ?? []), other]);
  }
  return { lines, cast: sheets.flatMap(castOfUnit) };
}
