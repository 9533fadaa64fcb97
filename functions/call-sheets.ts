import type { CallSheet } from "../shared/call-sheet/call-sheet.ts";
import { callSheetFrom } from "../shared/call-sheet/call-sheet-from.ts";
import { crewOnSheet } from "../shared/call-sheet/crew.ts";
import { seenCallSheet } from "../shared/need-to-know/seen-call-sheet.ts";
import { optionsByGroup, optionsByRole } from "../shared/roster/present-options.ts";
import { withPresentCast } from "../shared/schedule/present-cast.ts";
import { withWeather } from "./forecast.ts";
import { productionOf } from "./store/breakdowns.ts";
import { calendarOf } from "./store/calendars.ts";
import { callSheetSettingsOf } from "./store/call-sheet-settings.ts";
import { crewOf } from "./store/crew.ts";
import { dayEventsOf } from "./store/day-events.ts";
import { optionsOf } from "./store/options.ts";
import { projectOf } from "./store/projects.ts";
import { timesOf, timesOn } from "./store/schedules.ts";
import { type ProjectProof, seesOf } from "./store/sessions.ts";
import { boardNamed } from "./store/stripboards.ts";

/** A day's call sheet, with the version of its times. */
export interface SheetOfDay {
  readonly sheet: CallSheet;
  readonly version: number;
}

/**
 * The call sheets of a schedule's days in order, or undefined when there is no such schedule. Who sees some scenes only has
 * those of the days on which one of these is shot.
 */
export async function callSheetsOf(proof: ProjectProof, scheduleName: string): Promise<SheetOfDay[] | undefined> {
  const [saved, production, options, times, project, crew, { settings }, events, { calendar }] = await Promise.all([
    boardNamed(proof, scheduleName),
    productionOf(proof),
    optionsOf(proof),
    timesOf(proof, scheduleName),
    projectOf(proof),
    crewOf(proof),
    callSheetSettingsOf(proof),
    dayEventsOf(proof),
    calendarOf(proof),
  ]);
  if (!saved || !production) return undefined;
  const { breakdown, roster } = production;
  const same = {
    project: { name: project.outsideName },
    schedule: withPresentCast(saved.schedule, roster),
    board: saved.board.days,
    breakdown,
    roster,
    actorOptions: optionsByRole(roster, options.actors),
    locationOptions: optionsByGroup(roster, options.locations),
    events,
    settings,
    daysAWeek: (saved.schedule.wishes?.weekdays ?? calendar.weekdays).length,
    departments: crewOnSheet(crew.departments),
  };
  const days = saved.schedule.days.map(({ date }) => timesOn(times, date));
  const sheets = await withWeather(
    days.map(({ timing, plan }, dayIndex) => callSheetFrom({ ...same, timing, plan, dayIndex })),
  );
  const sees = seesOf(proof);
  return sheets
    .map((sheet, at) => ({ sheet: seenCallSheet(sees, production, sheet), version: days[at]?.version ?? 0 }))
    .filter(({ sheet }) => sees.kind === "all" || sheet.scenes.length > 0);
}
