import { routes } from "../../shared/contract/routes.ts";
import { nameOfScheduleFile } from "../../shared/contract/schedule-file.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { scenarioOf } from "../../shared/schedule/stripboard/scenario.ts";
import { serve } from "../http.ts";
import { activeScheduleOf } from "../store/active-schedule.ts";
import { schedulesOf } from "../store/schedules.ts";
import { boardNamed } from "../store/stripboards.ts";
import { boardNow, projectNow } from "../stripboard.ts";

export const handler = serve(routes.compareSchedules, async ({ member, refuse }) => {
  const [schedules, project, active] = await Promise.all([
    schedulesOf(member),
    projectNow(member),
    activeScheduleOf(member),
  ]);
  if (!project) return { active: null, scenarios: [] };
  const boards = await Promise.all(schedules.map(({ name }) => boardNamed(member, nameOfScheduleFile(name))));
  try {
    const scenarios = boards.flatMap((board) => {
      if (!board) return [];
      const now = boardNow(board, project);
      return [scenarioOf(now.board, now.sheet)];
    });
    return { active: active ?? null, scenarios };
  } catch (error) {
    if (error instanceof DatesError) return refuse("unreadableDates", error.message);
    throw error;
  }
});
