import { clockOf } from "../../shared/call-sheet/model/project-clock.ts";
import { type OrderedEpisode, orderedEpisodes } from "../../shared/episodes/episode-order.ts";
import { type EpisodeWindow, episodeWindows } from "../../shared/episodes/episode-window.ts";
import type { Clock } from "../../shared/roster/fields/clock.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import type { WeekRules } from "../../shared/schedule/work-week/week-rules.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { currentBreakdown, type BreakdownVersionData as SavedProduction } from "../store/breakdown/breakdowns.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";
import { type Options, optionsOf } from "../store/options/options.ts";
import { calendarOf } from "../store/schedule/calendars.ts";
import { type ActiveBoards, activeBoards } from "./active-boards.ts";

/** The parts of a project that schedules are checked against. */
export interface CurrentProject extends Pick<SavedProduction, "breakdown" | "roster"> {
  readonly options: Pick<Options, "actors" | "locations">;
  readonly calendar: ProductionCalendar;
  readonly weekRules: WeekRules;
  /** Crew call of an ordinary day, if the project chose one. */
  readonly usualCall?: number | undefined;
  /** How times of day are written. */
  readonly clock?: Clock | undefined;
  /** When the scenes of some episodes may be shot, if any has dates. */
  readonly episodeDates?: readonly EpisodeWindow[] | undefined;
  /** The episodes that are only shot after another, and those, if there are any. */
  readonly episodeOrder?: readonly OrderedEpisode[] | undefined;
  /** The active schedules of all units, and who may be in two on a date, if the production has several. */
  readonly units?: ActiveBoards | undefined;
}

/** Reads them; undefined if there is no breakdown. */
export async function currentProject(grant: ProjectGrant): Promise<CurrentProject | undefined> {
  const [production, options, { calendar }, { settings }, units, { episodes }] = await Promise.all([
    currentBreakdown(grant),
    optionsOf(grant),
    calendarOf(grant),
    callSheetSettingsOf(grant),
    activeBoards(grant),
    episodesOf(grant),
  ]);
  if (!production) return undefined;
  const { breakdown, roster } = production;
  const { daysInRow, weekRest } = settings.rules;
  const { usualCall } = settings;
  const episodeDates = episodeWindows(episodes, breakdown.rows);
  const episodeOrder = orderedEpisodes(episodes, breakdown.rows);
  return {
    ...{ breakdown, roster, options, calendar, units, usualCall, clock: clockOf(settings) },
    weekRules: { daysInRow, weekRest },
    ...(episodeDates.length > 0 && { episodeDates }),
    ...(episodeOrder.length > 0 && { episodeOrder }),
  };
}
