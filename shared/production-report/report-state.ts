import * as z from "zod";
import { CalendarDate } from "../schedule/model/schedule.ts";

/** How far a report is on its way to the office. Only a draft and a returned one are written in. */
export const ReportState = z.enum(["draft", "submitted", "approved", "returned"]);
export type ReportState = z.infer<typeof ReportState>;

/** What is done with a report as a whole. */
export const ReportAction = z.enum(["submit", "approve", "return"]);
export type ReportAction = z.infer<typeof ReportAction>;

/** One step of a report's way, signed by who took it. */
export const ReportStep = z
  .object({
    act: ReportAction,
    /** The name that they signed with. */
    signature: z.string(),
    email: z.string(),
    /** When, by the server's clock, in ISO 8601. */
    at: z.string(),
    comment: z.string(),
  })
  .readonly();
export type ReportStep = z.infer<typeof ReportStep>;

/** A report in a list. */
export const ReportSummary = z
  .object({
    date: CalendarDate,
    /** Where it stands in the schedule that is shot by now; null when that does not shoot on this date. */
    dayNumber: z.int().positive().nullable(),
    state: ReportState,
    /** Whether anybody has written in it. */
    begun: z.boolean(),
    scenes: z.int(),
    shot: z.int(),
  })
  .readonly();
export type ReportSummary = z.infer<typeof ReportSummary>;
