import * as z from "zod";
import { CallSheet } from "../call-sheet/model/call-sheet.ts";
import { Timing } from "../call-sheet/model/call-times.ts";
import { DayPlan } from "../call-sheet/model/day-plan.ts";
import { CallSheetSettings } from "../call-sheet/model/settings.ts";
import { CalendarDate } from "../schedule/model/schedule.ts";
import { Confirmations } from "./schema/confirmations.ts";
import { json, pdf, type Route } from "./schema/route.ts";

const SettingsOfVersion = z.object({ settings: CallSheetSettings, version: z.int().nonnegative() });

/**
 * The title of a day's newest publication, and how many of its recipients have confirmed it: null for days that are over
 * or cancelled.
 */
const DayPublication = z.object({
  title: z.string(),
  people: Confirmations.nullable(),
});
export type DayPublication = z.infer<typeof DayPublication>;

/** Call sheets of a schedule's days. */
export const callSheets = {
  getCallSheet: {
    method: "GET",
    path: "/api/{id}/call-sheet/{scheduleName}",
    summary: "The call sheet of one day (`day`, from 1), or of every day, as a PDF.",
    access: "viewer",
    filtersByVisibility: true,
    query: z.object({ day: z.coerce.number().int().positive().optional() }),
    answer: pdf,
    refusals: { noSuchSchedule: 404, noSuchDay: 404 },
  },
  getCallSheetDays: {
    method: "GET",
    path: "/api/{id}/call-sheet-days/{scheduleName}",
    summary: "The call sheets of a schedule, day by day.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(
      z.object({
        days: z.array(
          z.object({
            sheet: CallSheet,
            version: z.int(),
            /** Null for a draft, and for members with limited access. */
            publication: DayPublication.nullable(),
          }),
        ),
        /** The production's logo with a presigned URL, valid for a few minutes. */
        logo: z.object({ photoId: z.string(), url: z.string() }).nullable(),
        /** Published days that the schedule no longer has, with the title of their newest publication. */
        gone: z.array(z.object({ date: CalendarDate, title: z.string(), isOff: z.boolean() })),
      }),
    ),
    refusals: { noSuchSchedule: 404 },
  },
  updateCallSheet: {
    method: "POST",
    path: "/api/{id}/call-sheet-timing/{scheduleName}",
    summary: "Saves a day's times and, if given, its plan. Refused if `version` is not the latest.",
    access: "editor",
    payload: json(
      z.object({ date: CalendarDate, timing: Timing, plan: DayPlan.optional(), version: z.int().nonnegative() }),
    ),
    answer: json(z.object({ version: z.int() })),
    refusals: { noSuchSchedule: 404, noSuchDay: 404, staleCallSheet: 409 },
  },
  getCallSheetSettings: {
    method: "GET",
    path: "/api/{id}/call-sheet-settings",
    summary: "The settings of all call sheets. Send `version` back with a change.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(SettingsOfVersion),
    refusals: {},
  },
  updateCallSheetSettings: {
    method: "POST",
    path: "/api/{id}/call-sheet-settings",
    summary: "Replaces the settings of all call sheets. Refused if `version` is not the latest.",
    access: "editor",
    payload: json(SettingsOfVersion),
    answer: json(z.object({ version: z.int() })),
    refusals: { staleCallSheetSettings: 409 },
  },
} as const satisfies Record<string, Route>;
