import { type Reports, reportsFrom } from "../shared/reports/reports.ts";
import { optionsByRole } from "../shared/roster/present-options.ts";
import { withPresentCast } from "../shared/schedule/present-cast.ts";
import { productionOf } from "./store/breakdowns.ts";
import { dayEventsOf } from "./store/day-events.ts";
import { optionsOf } from "./store/options.ts";
import { projectOf } from "./store/projects.ts";
import { scheduleNamed } from "./store/schedules.ts";
import type { ProjectProof } from "./store/sessions.ts";
import { paletteOf } from "./store/strip-palettes.ts";

/** The reports of a schedule with everything as it is now, or undefined when there is no such schedule. */
export async function reportsOf(proof: ProjectProof, scheduleName: string): Promise<Reports | undefined> {
  const [schedule, production, options, project, palette, events] = await Promise.all([
    scheduleNamed(proof, scheduleName),
    productionOf(proof),
    optionsOf(proof),
    projectOf(proof),
    paletteOf(proof),
    dayEventsOf(proof),
  ]);
  if (!schedule || !production) return undefined;
  const { breakdown, roster } = production;
  return reportsFrom({
    project: project.projectName,
    schedule: withPresentCast(schedule, roster),
    breakdown,
    roster,
    actorOptions: optionsByRole(roster, options.actors),
    palette,
    events,
  });
}
