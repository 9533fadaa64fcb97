import * as z from "zod";
import { message } from "../i18n/speech.ts";
import { MediaTotal } from "../production-report/media-totals.ts";
import { ProductionReport } from "../production-report/production-report.ts";
import { EpisodeProgress, UnitProgress } from "../production-report/progress-of-parts.ts";
import { Progress } from "../production-report/progress-totals.ts";
import { ReportAction, ReportState, ReportStep, ReportSummary } from "../production-report/report-state.ts";
import { UnitId } from "../units/unit.ts";
import { nameText, ShortText } from "./schema/names.ts";
import { json, pdf, type Route } from "./schema/route.ts";

/** One field change; see `report-edit.ts`. */
const Edit = z.object({
  at: z.array(z.string().max(100)).min(1).max(3).readonly(),
  from: z.json(),
  to: z.json(),
});

/** A day's report with its state. A report without edits has version 0. */
export const ReportOfDay = z.object({
  report: ProductionReport,
  state: ReportState,
  steps: z.array(ReportStep).readonly(),
  version: z.int().nonnegative(),
  /** The unit whose day it is, where the production has several. */
  unit: z.string().optional(),
  /** Of all units together. */
  progress: Progress,
  /** Of each unit, where the production has several. */
  unitProgress: z.array(UnitProgress).readonly().optional(),
  /** Of each episode of a series. */
  episodeProgress: z.array(EpisodeProgress).readonly().optional(),
  /** Totals of cards and rolls before, on and after the day. */
  media: z.array(MediaTotal).readonly(),
  /** Impossible times and violated rules, as sentences. */
  problems: z.array(z.string()).readonly(),
  /** What is missing before the report can be signed, as sentences. */
  missing: z.array(z.string()).readonly(),
  /** Scenes of the script that are not in the report. */
  others: z.array(z.object({ sceneId: z.string(), number: z.string(), set: z.string(), eighths: z.int() })).readonly(),
});
export type ReportOfDay = z.infer<typeof ReportOfDay>;

/** The unit whose day it is; the main unit by default. */
const OfUnit = z.object({ unit: UnitId.optional() });

/** Daily production reports of the active schedules. */
export const productionReports = {
  listProductionReports: {
    method: "GET",
    path: "/api/{id}/production-reports",
    summary:
      "The days of a unit's active schedule with the status of each day's report, and the reports of days that are no longer in it.",
    access: "viewer",
    query: OfUnit,
    answer: json(
      z.object({
        schedule: z.string().nullable(),
        days: z.array(ReportSummary),
        /** Where the production has several. */
        units: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
        /** Of a series with several, to choose the days with scenes of one. */
        episodes: z.array(z.object({ id: z.string(), number: z.string(), name: z.string() })).optional(),
      }),
    ),
    refusals: { noSuchUnit: 404 },
  },
  getProductionReport: {
    method: "GET",
    path: "/api/{id}/production-report/{date}",
    summary: "A day's report. Until it is edited, it contains what the call sheet planned.",
    access: "viewer",
    query: OfUnit,
    answer: json(ReportOfDay),
    refusals: { noSuchUnit: 404, noSuchDay: 404 },
  },
  editProductionReport: {
    method: "POST",
    path: "/api/{id}/production-report/{date}",
    summary:
      "Edits a day's report field by field, so that several people can edit at once. What someone else has entered in the meantime is never overwritten.",
    access: "editor",
    payload: json(OfUnit.extend({ edits: z.array(Edit).min(1).max(500) })),
    answer: json(z.object({ version: z.int() })),
    refusals: { noSuchUnit: 404, noSuchDay: 404, reportClosed: 409, writtenMeanwhile: 409, unreadableReport: 422 },
  },
  setProductionReportState: {
    method: "POST",
    path: "/api/{id}/production-report-state/{date}",
    summary:
      "Signs and submits, approves or returns a day's report. Only owners can approve; this locks the day on the board and moves scenes that were not shot to the boneyard.",
    access: "editor",
    payload: json(
      OfUnit.extend({
        act: ReportAction,
        signature: nameText(message("Sign with your name.")),
        comment: ShortText,
        version: z.int().nonnegative(),
      }),
    ),
    answer: json(z.object({ state: ReportState, version: z.int() })),
    refusals: {
      noSuchUnit: 404,
      noSuchDay: 404,
      ownersOnly: 403,
      staleReport: 409,
      notInThisState: 409,
      incompleteReport: 422,
      noComment: 422,
      returnedTooOften: 409,
    },
  },
  printProductionReport: {
    method: "GET",
    path: "/api/{id}/production-report/{date}/pdf",
    summary:
      "A day's report as a PDF (`form`: `report`), or its performers' times in the style of an Exhibit G (`times`).",
    access: "viewer",
    query: OfUnit.extend({ form: z.enum(["report", "times"]) }),
    answer: pdf,
    refusals: { noSuchUnit: 404, noSuchDay: 404 },
  },
} as const satisfies Record<string, Route>;
