import * as z from "zod";
import { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import { DayOutOfDaysReport, dayOutOfDaysReport } from "./day-out-of-days-report.ts";
import type { ReportSource } from "./report-source.ts";
import { ScheduleReport, scheduleReport } from "./schedule-report.ts";

/** The data of all reports of a schedule. */
export const Reports = z
  .object({
    project: z.string(),
    schedule: z.string(),
    /** Versions of the script draft and of the schedule, if known. */
    scriptVersion: z.int().optional(),
    scheduleVersion: z.int().optional(),
    /** The project's custom strip colours, or null. */
    palette: StripPalette.nullable(),
    shooting: ScheduleReport,
    dayOutOfDays: DayOutOfDaysReport,
  })
  .readonly();
export type Reports = z.infer<typeof Reports>;

export function reportsFrom(source: ReportSource): Reports {
  return {
    project: source.project,
    schedule: source.schedule.name,
    ...(source.scriptVersion !== undefined && { scriptVersion: source.scriptVersion }),
    ...(source.scheduleVersion !== undefined && { scheduleVersion: source.scheduleVersion }),
    palette: source.palette,
    shooting: scheduleReport(source),
    dayOutOfDays: dayOutOfDaysReport(source),
  };
}

/** The schedule with its version, for file names: `Plan A v3`. */
export function versionName({ schedule, scheduleVersion }: Reports): string {
  return scheduleVersion === undefined ? schedule : `${schedule} v${scheduleVersion}`;
}
