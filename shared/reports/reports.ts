import * as z from "zod";
import { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import { DayOutOfDaysReport, dayOutOfDaysReport } from "./day-out-of-days-report.ts";
import type { ReportSource } from "./report-source.ts";
import { ScheduleReport, scheduleReport } from "./schedule-report.ts";

/** Everything that the reports of a schedule say. */
export const Reports = z
  .object({
    project: z.string(),
    schedule: z.string(),
    /** The strip colours that the project has chosen for itself, or null. */
    palette: StripPalette.nullable(),
    shooting: ScheduleReport,
    dayOutOfDays: DayOutOfDaysReport,
  })
  .readonly();
export type Reports = z.infer<typeof Reports>;

/** The reports of a schedule. */
export function reportsFrom(source: ReportSource): Reports {
  return {
    project: source.project,
    schedule: source.schedule.name,
    palette: source.palette,
    shooting: scheduleReport(source),
    dayOutOfDays: dayOutOfDaysReport(source),
  };
}
