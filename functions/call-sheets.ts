import type { CallSheet } from "../shared/call-sheet/call-sheet.ts";
import { callSheetFrom } from "../shared/call-sheet/call-sheet-from.ts";
import { optionsByGroup, optionsByRole } from "../shared/roster/present-options.ts";
import { withPresentCast } from "../shared/schedule/present-cast.ts";
import { productionOf } from "./store/breakdowns.ts";
import { crewOf } from "./store/crew.ts";
import { optionsOf } from "./store/options.ts";
import { projectOf } from "./store/projects.ts";
import { scheduleNamed, timingOn, timingsOf } from "./store/schedules.ts";
import type { ProjectProof } from "./store/sessions.ts";

/** A day's call sheet, with the version of its times. */
export interface SheetOfDay {
  readonly sheet: CallSheet;
  readonly version: number;
}

/** The call sheets of a schedule's days in order, or undefined when there is no such schedule. */
export async function callSheetsOf(proof: ProjectProof, scheduleName: string): Promise<SheetOfDay[] | undefined> {
  const [schedule, production, options, timings, project, crew] = await Promise.all([
    scheduleNamed(proof, scheduleName),
    productionOf(proof),
    optionsOf(proof),
    timingsOf(proof, scheduleName),
    projectOf(proof),
    crewOf(proof),
  ]);
  if (!schedule || !production) return undefined;
  const { breakdown, roster } = production;
  const present = withPresentCast(schedule, roster);
  return schedule.days.map(({ date }, dayIndex) => {
    const { timing, version } = timingOn(timings, date);
    const sheet = callSheetFrom({
      project: { name: project.projectName },
      schedule: present,
      dayIndex,
      breakdown,
      roster,
      actorOptions: optionsByRole(roster, options.actors),
      locationOptions: optionsByGroup(roster, options.locations),
      timing,
      departments: crew.departments.map((department) => department.name),
    });
    return { sheet, version };
  });
}
