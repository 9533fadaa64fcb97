import { type Reports, reportsFrom } from "../shared/reports/reports.ts";
import { optionsByRole } from "../shared/roster/present-options.ts";
import { withPresentCast } from "../shared/schedule/present-cast.ts";
import { productionOf } from "./store/breakdowns.ts";
import { calendarOf } from "./store/calendars.ts";
import { dayEventsOf } from "./store/day-events.ts";
import { optionsOf } from "./store/options.ts";
import { projectOf } from "./store/projects.ts";
import type { ProjectProof } from "./store/sessions.ts";
import { paletteOf } from "./store/strip-palettes.ts";
import { boardNamed } from "./store/stripboards.ts";

/** The reports of a schedule with everything as it is now, or undefined when there is no such schedule. */
export async function reportsOf(proof: ProjectProof, scheduleName: string): Promise<Reports | undefined> {
  const [saved, production, options, project, palette, events, { calendar }] = await Promise.all([
    boardNamed(proof, scheduleName),
    productionOf(proof),
    optionsOf(proof),
    projectOf(proof),
    paletteOf(proof),
    dayEventsOf(proof),
    calendarOf(proof),
  ]);
  if (!saved || !production) return undefined;
  const { breakdown, roster } = production;
  return reportsFrom({
    project: project.outsideName,
    schedule: withPresentCast(saved.schedule, roster),
    breakdown,
    roster,
    actorOptions: optionsByRole(roster, options.actors),
    palette,
    events,
    calendar,
    board: saved.board.days,
  });
}
