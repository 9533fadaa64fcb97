// Over 300 lines because it declares every route of schedules, so that their payloads and refusals are read together.
import * as z from "zod";
import { EpisodeId, MAX_EPISODES } from "../episodes/episode.ts";
import { message } from "../i18n/speech.ts";
import { REPORT_NAMES } from "../reports/report-name.ts";
import { Reports } from "../reports/reports.ts";
import { AvailabilityChart } from "../schedule/availability/availability-chart.ts";
import { DayStatus, DayStatusCode } from "../schedule/day-out-of-days/day-status.ts";
import { ProductionCalendar } from "../schedule/model/production-calendar.ts";
import { CalendarDate } from "../schedule/model/schedule.ts";
import { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import { BoardContext } from "../schedule/stripboard/board-context.ts";
import { Scenario } from "../schedule/stripboard/schedule-summary.ts";
import { Stripboard } from "../schedule/stripboard/stripboard.ts";
import { UnitId } from "../units/unit.ts";
import { IdempotencyKey, ScheduleFile, ShortText } from "./schema/names.ts";
import { calendar, file, json, pdf, type Route, tsv } from "./schema/route.ts";
import { SCHEDULING_PREFERENCES, SchedulingPreferencesPayload } from "./schema/scheduling-preferences.ts";

/** A schedule in the side list; `name` is its file name. */
export const ScheduleSummary = z.object({
  name: z.string(),
  location: z.string(),
  scenesPerDay: z.int(),
  days: z.int(),
  /** The episodes that it covers, in order, if not all. */
  episodes: z.array(z.object({ id: EpisodeId, number: z.string() })).optional(),
  /** Relative optimality gap: 0 is proven optimal. Absent without a proof. */
  gap: z.number().nonnegative().optional(),
  /** Preferences besides name, location and scenes per day. */
  asked: SchedulingPreferencesPayload.optional(),
  /** Its unit, if the production has several. */
  unit: UnitId.optional(),
});
export type ScheduleSummary = z.infer<typeof ScheduleSummary>;

/** One save of a board. */
const BoardChange = z.object({ version: z.int(), by: z.string(), what: z.array(z.string()) });
export type BoardChange = z.infer<typeof BoardChange>;

const ScenesPerDay = z
  .int(message("Please enter a valid number of scenes per day."))
  .min(1, message("Please enter a valid number of scenes per day."))
  .max(200, message("Please enter a valid number of scenes per day."));

/** Preferences that can be changed later. */
const PreferencesOfSchedule = { scenes_per_day: ScenesPerDay, asked: SchedulingPreferencesPayload };

export const schedules = {
  listSchedules: {
    method: "GET",
    path: "/api/{id}/schedules-list",
    summary:
      "The project's schedules, newest first, with the episodes of each that does not cover all, and which one is active, in each unit.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(z.array(ScheduleSummary.extend({ active: z.boolean() }))),
    refusals: {},
  },
  compareSchedules: {
    method: "GET",
    path: "/api/{id}/schedules-compared",
    summary:
      "The project's schedules side by side, each with its violations given the current script, locks and dates.",
    access: "viewer",
    answer: json(
      z.object({
        /** The active schedule of the main unit and, with several units, those of all by unit. */
        active: z.string().nullable(),
        activeOf: z.record(UnitId, z.string()).optional(),
        scenarios: z.array(Scenario.unwrap().extend({ unit: UnitId.optional() })),
      }),
    ),
    refusals: { unreadableDates: 422 },
  },
  activateSchedule: {
    method: "POST",
    path: "/api/{id}/active-schedule/{scheduleName}",
    summary: "Makes a schedule the active one of its unit, or inactive again.",
    access: "editor",
    payload: json(z.object({ active: z.boolean() })),
    answer: json(z.object({ active: z.boolean() })),
    refusals: { noSuchSchedule: 404 },
  },
  getSchedule: {
    method: "GET",
    path: "/api/{id}/schedule/{scheduleFile}",
    summary: "A schedule as a tab-separated table: a line to be ignored, the headers, then the scenes by date.",
    access: "viewer",
    filtersByVisibility: true,
    answer: tsv,
    refusals: { noSuchSchedule: 404 },
  },
  getCalendar: {
    method: "GET",
    path: "/api/{id}/calendar",
    summary:
      "The production's working week, observed holidays and production days off. Send `version` back with a change.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(z.object({ calendar: ProductionCalendar, version: z.int() })),
    refusals: {},
  },
  updateCalendar: {
    method: "POST",
    path: "/api/{id}/calendar",
    summary: "Replaces the production's calendar. Refused if `version` is not the latest.",
    access: "editor",
    payload: json(z.object({ calendar: ProductionCalendar, version: z.int().nonnegative() })),
    answer: json(z.object({ version: z.int() })),
    refusals: { staleCalendar: 409 },
  },
  getAvailability: {
    method: "GET",
    path: "/api/{id}/availability",
    summary:
      "The availability of everyone on each day, and the scenes that cannot be scheduled on any day, with what would help.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(AvailabilityChart),
    refusals: { noBreakdown: 404, unreadableDates: 422 },
  },
  getReports: {
    method: "GET",
    path: "/api/{id}/reports/{scheduleName}",
    summary:
      "A schedule's one-liner, shooting schedule and day out of days. With `episode`, the day out of days has only the scenes of that episode.",
    access: "viewer",
    query: z.object({ episode: EpisodeId.optional() }),
    answer: json(Reports),
    refusals: { noSuchSchedule: 404, noSuchEpisode: 404 },
  },
  printReport: {
    method: "GET",
    path: "/api/{id}/reports/{scheduleName}/pdf",
    summary:
      "One of a schedule's reports (`report`) as a PDF. `category` limits the day out of days to one category, and `episode` to one episode; with `units` it is that of all units.",
    access: "viewer",
    query: z.object({
      report: z.enum(REPORT_NAMES),
      category: ShortText.optional(),
      units: z.enum(["all"]).optional(),
      episode: EpisodeId.optional(),
    }),
    answer: pdf,
    refusals: { noSuchSchedule: 404, noSuchCategory: 404, noSuchEpisode: 404 },
  },
  setDayStatus: {
    method: "POST",
    path: "/api/{id}/day-event",
    summary:
      "Sets a character's day status on a date: travel (TR), fitting (FT), rehearsal (R) or test (T), or none with null. The day out of days shows it on days without work.",
    access: "editor",
    payload: json(z.object({ ...DayStatus.unwrap().shape, code: DayStatusCode.nullable() })),
    answer: json(z.object({ castId: z.string(), date: CalendarDate, code: DayStatusCode.nullable() })),
    refusals: { noBreakdown: 404, noSuchRole: 404, statusLimit: 409 },
  },
  getCalendarFeed: {
    method: "GET",
    path: "/api/{id}/calendar-feed",
    summary: "The caller's calendar feed: when it was created, and for which schedule.",
    access: "viewer",
    answer: json(z.object({ feed: z.object({ scheduleName: z.string(), since: z.string() }).nullable() })),
    refusals: {},
  },
  setCalendarFeed: {
    method: "POST",
    path: "/api/{id}/calendar-feed",
    summary:
      "Creates the caller's calendar feed, or removes it with null. `path` is its secret link, which is returned only once; earlier links stop working.",
    access: "viewer",
    allowWhenCompleted: true,
    payload: json(z.object({ schedule: ScheduleFile.nullable() })),
    answer: json(z.object({ path: z.string().nullable() })),
    refusals: { noSuchSchedule: 404 },
  },
  readCalendarFeed: {
    method: "GET",
    path: "/api/calendar-feed/{secret}",
    summary:
      "The shoot days as a calendar for anyone with the secret link: of the active schedule or, if none is active, of the schedule that the feed was created for. A called person's link shows their own days and calls.",
    access: "anyone",
    answer: calendar,
    refusals: { noSuchFeed: 404 },
  },
  exportSchedule: {
    method: "GET",
    path: "/api/{id}/export-schedule/{scheduleName}",
    summary:
      "A schedule for other programs (`format`): `uss`, with the breakdown in the Universal Schedule Standard, or `fdx`, the script in shooting order as a Final Draft file (owners only if pages are watermarked).",
    access: "viewer",
    query: z.object({ format: z.enum(["uss", "fdx"]) }),
    answer: file,
    refusals: { noSuchSchedule: 404, forOwners: 403 },
  },
  importSchedule: {
    method: "POST",
    path: "/api/{id}/import-schedule",
    summary:
      "Creates schedules from the text of a Universal Schedule Standard file (`file`), matching scenes by number. A schedule whose scenes are all of one unit belongs to the project's unit of that name, or else to the main unit. `strangers` lists scenes of the file that are not in the breakdown.",
    access: "editor",
    payload: json(z.object({ file: z.string().max(4_000_000, message("A file may be up to 4 MB.")) })),
    answer: json(z.object({ schedules: z.array(ScheduleSummary.extend({ strangers: z.array(z.string()) })) })),
    refusals: { noBreakdown: 404, unreadableSchedule: 422, noSceneKnown: 422, scheduleLimit: 409 },
  },
  createSchedule: {
    method: "POST",
    path: "/api/{id}/schedule/create",
    summary:
      "Schedules the scenes of one location, or of all, on days when the location and the cast are available; of a series, those of the given `episodes`, or of all. With several units, it is for `unit`, or else the main unit.",
    access: "editor",
    payload: json(
      z.object({
        name: ScheduleFile,
        location: ShortText.pipe(z.string().min(1, "Choose a location.")),
        scenes_per_day: ScenesPerDay,
        episodes: z.array(EpisodeId).min(1).max(MAX_EPISODES).optional(),
        unit: UnitId.optional(),
        ...SCHEDULING_PREFERENCES,
      }),
    ),
    answer: json(ScheduleSummary),
    refusals: {
      scheduleLimit: 409,
      noBreakdown: 404,
      noSuchLocation: 404,
      noSuchEpisode: 404,
      noSuchUnit: 404,
      unitRetired: 409,
      nameTaken: 409,
      infeasible: 422,
      unfitWish: 422,
      unreadableDates: 422,
    },
  },
  getStripboard: {
    method: "GET",
    path: "/api/{id}/stripboard/{scheduleName}",
    summary: "A schedule as a stripboard, with all data needed to check it. Send `version` back with a change.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(
      z.object({
        version: z.int(),
        today: CalendarDate,
        /** Whether the project rejects boards with new violations. */
        strict: z.boolean(),
        /** The dates whose call sheet is published. */
        published: z.array(CalendarDate),
        /**
         * The newest saves, oldest first: the version that each made, the saver's email ("" if unknown) and sentences
         * about what changed. Empty for members with limited access.
         */
        changes: z.array(BoardChange),
        board: Stripboard,
        sheet: BoardContext,
      }),
    ),
    refusals: { noSuchSchedule: 404, unreadableDates: 422 },
  },
  saveStripboard: {
    method: "POST",
    path: "/api/{id}/stripboard/{scheduleName}",
    summary:
      "Saves an edited board, and with it the schedule and its call sheets. Refused with a list of the changes if `version` is not the latest. `operation` makes retries safe.",
    access: "editor",
    payload: json(z.object({ board: Stripboard, version: z.int().positive(), operation: IdempotencyKey })),
    answer: json(z.object({ version: z.int() })),
    refusals: {
      noSuchSchedule: 404,
      staleStripboard: 409,
      brokenStripboard: 422,
      breaksRules: 422,
      unreadableDates: 422,
    },
  },
  updateSchedulingPreferences: {
    method: "POST",
    path: "/api/{id}/schedule-wishes/{scheduleName}",
    summary:
      "Changes a schedule's constraints. The board does not change; the response lists its violations. Refused if the current constraints are not those of `instead_of`. `operation` makes retries safe.",
    access: "editor",
    payload: json(
      z.object({ ...PreferencesOfSchedule, instead_of: z.object(PreferencesOfSchedule), operation: IdempotencyKey }),
    ),
    answer: json(z.object({ breaches: z.array(z.string()) })),
    refusals: { noSuchSchedule: 404, staleWishes: 409, unfitWish: 422, unreadableDates: 422 },
  },
  setBoardRules: {
    method: "POST",
    path: "/api/{id}/board-rules",
    summary: "Sets whether the project's boards block changes that break a rule (`strict`) or only warn.",
    access: "editor",
    payload: json(z.object({ strict: z.boolean() })),
    answer: json(z.object({ strict: z.boolean() })),
    refusals: {},
  },
  saveStripPalette: {
    method: "POST",
    path: "/api/{id}/strip-palette",
    summary: "Sets the colours of the project's strips; null restores the default colours.",
    access: "editor",
    payload: json(z.object({ palette: StripPalette.nullable() })),
    answer: json(z.object({ palette: StripPalette.nullable() })),
    refusals: {},
  },
} as const satisfies Record<string, Route>;
