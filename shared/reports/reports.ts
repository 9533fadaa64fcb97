import * as z from "zod";
import { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import { type ScheduleOfUnit, sourceOfAllUnits } from "./all-units.ts";
import { DayOutOfDaysReport, dayOutOfDaysReport } from "./day-out-of-days-report.ts";
import type { ReportSource } from "./report-source.ts";
import { ScheduleReport, scheduleReport } from "./schedule-report.ts";

/** The data of all reports of a schedule. */
export const Reports = z
  .object({
    project: z.string(),
    /** The unit's name, where the production has several. */
    unit: z.string().optional(),
    schedule: z.string(),
    /** Versions of the script draft and of the schedule, if known. */
    scriptVersion: z.int().optional(),
    scheduleVersion: z.int().optional(),
    /** The project's custom strip colours, or null. */
    palette: StripPalette.nullable(),
    shooting: ScheduleReport,
    dayOutOfDays: DayOutOfDaysReport,
    /** Of the active schedules of all units together, where the production has several. */
    dayOutOfDaysOfUnits: DayOutOfDaysReport.optional(),
  })
  .readonly();
export type Reports = z.infer<typeof Reports>;

/** @param ofUnits the active schedules of all units, where the production has several */
export function reportsFrom(source: ReportSource, ofUnits?: readonly ScheduleOfUnit[]): Reports {
  return {
    project: source.project,
    ...(source.unit !== undefined && { unit: source.unit }),
    schedule: source.schedule.name,
    ...(source.scriptVersion !== undefined && { scriptVersion: source.scriptVersion }),
    ...(source.scheduleVersion !== undefined && { scheduleVersion: source.scheduleVersion }),
    palette: source.palette,
    shooting: scheduleReport(source),
    dayOutOfDays: dayOutOfDaysReport(source),
    ...(ofUnits && { dayOutOfDaysOfUnits: dayOutOfDaysReport(sourceOfAllUnits(source, ofUnits)) }),
  };
}

/** Production, unit, paper and schedule with its version, for file names. */
export function nameParts(reports: Reports, paper: string, category: string): string[] {
  const { project, unit } = reports;
  return [project, ...(unit === undefined ? [] : [unit]), paper, category, versionName(reports)];
}

/** The schedule with its version: `Plan A v3`. */
export function versionName({ schedule, scheduleVersion }: Reports): string {
  return scheduleVersion === undefined ? schedule : `${schedule} v${scheduleVersion}`;
}
