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
    palette: source.palette,
    shooting: scheduleReport(source),
    dayOutOfDays: dayOutOfDaysReport(source),
  };
}
