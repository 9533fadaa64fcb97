import * as z from "zod";
import { CalendarDate } from "../schedule/model/schedule.ts";

/** Approval state of a report. Only a draft or a returned report can be edited. */
export const ReportState = z.enum(["draft", "submitted", "approved", "returned"]);
export type ReportState = z.infer<typeof ReportState>;

/** Actions on a whole report. */
export const ReportAction = z.enum(["submit", "approve", "return"]);
export type ReportAction = z.infer<typeof ReportAction>;

/** One signed step of a report's approval. */
export const ReportStep = z
  .object({
    act: ReportAction,
    /** Name of the signer. */
    signature: z.string(),
    email: z.string(),
    /** Server time in ISO 8601. */
    at: z.string(),
    comment: z.string(),
  })
  .readonly();
export type ReportStep = z.infer<typeof ReportStep>;

/** A report in a list. */
export const ReportSummary = z
  .object({
    date: CalendarDate,
    /** Day number in the active schedule; null when that does not shoot on this date. */
    dayNumber: z.int().positive().nullable(),
    state: ReportState,
    /** Whether the report has any edits. */
    begun: z.boolean(),
    scenes: z.int(),
    shot: z.int(),
    /** Episodes of a series that the scenes are of, by ID. */
    episodes: z.array(z.string()).readonly().optional(),
  })
  .readonly();
export type ReportSummary = z.infer<typeof ReportSummary>;
