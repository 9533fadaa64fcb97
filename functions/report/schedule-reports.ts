import { breakdownOfEpisodes } from "../../shared/breakdown/episodes/breakdown-of-episodes.ts";
import type { ScheduleOfUnit } from "../../shared/reports/all-units.ts";
import { type Reports, reportsFrom } from "../../shared/reports/reports.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { withPresentCast } from "../../shared/schedule/model/current-cast.ts";
import { stripsInParts } from "../../shared/schedule/model/scene-parts.ts";
import { ALL_LOCATIONS } from "../../shared/schedule/model/schedule.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { scenesOn, wholeScenesOn, withAllScenes } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { unitOf } from "../../shared/units/unit.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { optionsOf } from "../store/options/options.ts";
import { projectOf } from "../store/project/projects.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { calendarOf } from "../store/schedule/calendars.ts";
import { dayStatusesOf } from "../store/schedule/day-statuses.ts";
import { paletteOf } from "../store/schedule/strip-palettes.ts";
import { getBoard, type SavedBoard } from "../store/schedule/stripboards.ts";
import { unitsOf } from "../store/schedule/units.ts";

/**
 * A schedule's reports with the current data; undefined if the schedule does not exist.
 *
 * @param episode the ID of the episode that the days out of days are limited to
 */
export async function reportsOf(
  grant: ProjectGrant,
  scheduleName: string,
  episode?: string,
): Promise<Reports | undefined> {
  const [saved, production, options, project, palette, events, { calendar }, { units }, list] = await Promise.all([
    getBoard(grant, scheduleName),
    currentBreakdown(grant),
    optionsOf(grant),
    projectOf(grant),
    paletteOf(grant),
    dayStatusesOf(grant),
    calendarOf(grant),
    unitsOf(grant),
    episodesOf(grant),
  ]);
  if (!saved || !production) return undefined;
  const { breakdown, roster } = production;
  const ofUnits = units.length > 0 ? await schedulesOfUnits(grant, roster) : undefined;
  const source = {
    project: project.publicName,
    unit: units.find(({ id }) => id === unitOf(saved.schedule))?.name,
    schedule: withPresentCast(saved.schedule, roster),
    scriptVersion: production.draftVersion,
    scheduleVersion: saved.version,
    breakdown,
    roster,
    actorOptions: optionsByRole(roster, options.actors),
    locationOptions: optionsByGroup(roster, options.locations),
    palette,
    events,
    calendar,
    board: saved.board.days,
    boneyard: boneyardOf(saved, production),
  };
  return reportsFrom(source, { ofUnits, episodes: list.episodes, episode });
}

/** The active schedules of all units. */
async function schedulesOfUnits(grant: ProjectGrant, roster: Production["roster"]): Promise<ScheduleOfUnit[]> {
  const active = await activeSchedulesOf(grant);
  const found = await Promise.all(active.map(({ scheduleName }) => getBoard(grant, scheduleName)));
  return found.flatMap((saved) =>
    saved ? [{ schedule: withPresentCast(saved.schedule, roster), board: saved.board.days }] : [],
  );
}

/** Scenes on no day; in a schedule of all locations also those that came to the script since the board was saved. */
function boneyardOf({ board, schedule }: SavedBoard, { breakdown, roster }: Production): readonly string[] {
  if (schedule.location !== ALL_LOCATIONS) return board.boneyard;
  const own = breakdownOfEpisodes(breakdown, schedule.episodes, wholeScenesOn(board));
  const strips = stripsInParts(stripsFromBreakdown(own, roster, "all"), scenesOn(board));
  return withAllScenes(board, strips).boneyard;
}

type Production = NonNullable<Awaited<ReturnType<typeof currentBreakdown>>>;
