import { type Reports, reportsFrom } from "../../shared/reports/reports.ts";
import { optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { withPresentCast } from "../../shared/schedule/model/current-cast.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { optionsOf } from "../store/options/options.ts";
import { projectOf } from "../store/project/projects.ts";
import { calendarOf } from "../store/schedule/calendars.ts";
import { dayStatusesOf } from "../store/schedule/day-statuses.ts";
import { paletteOf } from "../store/schedule/strip-palettes.ts";
import { getBoard } from "../store/schedule/stripboards.ts";

/** A schedule's reports with the current data; undefined if the schedule does not exist. */
export async function reportsOf(grant: ProjectGrant, scheduleName: string): Promise<Reports | undefined> {
  const [saved, production, options, project, palette, events, { calendar }] = await Promise.all([
    getBoard(grant, scheduleName),
    currentBreakdown(grant),
    optionsOf(grant),
    projectOf(grant),
    paletteOf(grant),
    dayStatusesOf(grant),
    calendarOf(grant),
  ]);
  if (!saved || !production) return undefined;
  const { breakdown, roster } = production;
  return reportsFrom({
    project: project.publicName,
    schedule: withPresentCast(saved.schedule, roster),
    scriptVersion: production.draftVersion,
    scheduleVersion: saved.version,
    breakdown,
    roster,
    actorOptions: optionsByRole(roster, options.actors),
    palette,
    events,
    calendar,
    board: saved.board.days,
  });
}
