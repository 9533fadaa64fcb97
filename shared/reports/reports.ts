import * as z from "zod";
import { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import { type ScheduleOfUnit, sourceOfAllUnits } from "./all-units.ts";
import { DayOutOfDaysReport, dayOutOfDaysReport } from "./day-out-of-days-report.ts";
import { episodesIn, isOfEpisode } from "./one-episode.ts";
import type { ReportSource } from "./report-source.ts";
import { ScheduleReport, scheduleReport } from "./schedule-report.ts";

/** An episode as reports name it. */
const EpisodeInReports = z.object({ id: z.string(), number: z.string(), name: z.string() }).readonly();
export type EpisodeInReports = z.infer<typeof EpisodeInReports>;

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
    /** The episodes of a series that have scheduled scenes, in order; absent with fewer than two. */
    episodes: z.array(EpisodeInReports).readonly().optional(),
    /** The episode that the days out of days are of; of all if it is absent. */
    episode: EpisodeInReports.optional(),
  })
  .readonly();
export type Reports = z.infer<typeof Reports>;

/** What reports show besides their schedule. */
interface ReportChoice {
  /** The active schedules of all units, where the production has several. */
  readonly ofUnits?: readonly ScheduleOfUnit[] | undefined;
  /** The episodes of a series. */
  readonly episodes?: readonly EpisodeInReports[];
  /** The ID of the episode that the days out of days are limited to. */
  readonly episode?: string | undefined;
}

/** All reports of a schedule; with `episode`, the days out of days are those of this episode. */
export function reportsFrom(
  source: ReportSource,
  { ofUnits, episodes: all = [], episode: wanted }: ReportChoice = {},
): Reports {
  const scheduled = episodesIn(source, [source.schedule, ...(ofUnits ?? []).map(({ schedule }) => schedule)]);
  const named = all.map(({ id, number, name }): EpisodeInReports => ({ id, number, name }));
  const episodes = named.filter(({ id }) => scheduled.has(id));
  const episode = named.find(({ id }) => id === wanted);
  const daysOf = (one: ReportSource) =>
    dayOutOfDaysReport(one, wanted === undefined ? undefined : isOfEpisode(one, wanted));
  return {
    project: source.project,
    ...(source.unit !== undefined && { unit: source.unit }),
    schedule: source.schedule.name,
    ...(source.scriptVersion !== undefined && { scriptVersion: source.scriptVersion }),
    ...(source.scheduleVersion !== undefined && { scheduleVersion: source.scheduleVersion }),
    palette: source.palette,
    shooting: scheduleReport(source),
    dayOutOfDays: daysOf(source),
    ...(ofUnits && { dayOutOfDaysOfUnits: daysOf(sourceOfAllUnits(source, ofUnits)) }),
    ...(episodes.length > 1 && { episodes }),
    ...(episode && { episode }),
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
