import { routes } from "../../shared/contract/routes.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { scenarioOf } from "../../shared/schedule/stripboard/schedule-summary.ts";
import { MAIN_UNIT, unitOf } from "../../shared/units/unit.ts";
import { serve } from "../http/serve.ts";
import { currentBoard } from "../schedule/board-context.ts";
import { currentProject } from "../schedule/current-project.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { schedulesOf } from "../store/schedule/schedules.ts";
import { getBoard } from "../store/schedule/stripboards.ts";
import { unitsOf } from "../store/schedule/units.ts";

export const handler = serve(routes.compareSchedules, async ({ member }) => {
  const [schedules, project, actives, { units }] = await Promise.all([
    schedulesOf(member),
    currentProject(member),
    activeSchedulesOf(member),
    unitsOf(member),
  ]);
  if (!project) return { active: null, scenarios: [] };
  const boards = await Promise.all(schedules.map(({ name }) => getBoard(member, nameOfScheduleFile(name))));
  const scenarios = boards.flatMap((board) => {
    if (!board) return [];
    const now = currentBoard(board, project);
    return [{ ...scenarioOf(now.board, now.sheet), ...(units.length > 0 && { unit: unitOf(board.schedule) }) }];
  });
  const activeOf = Object.fromEntries(actives.map(({ unit, scheduleName }) => [unit, scheduleName]));
  return { active: activeOf[MAIN_UNIT] ?? null, ...(units.length > 0 && { activeOf }), scenarios };
});
