import { routes } from "../../shared/contract/routes.ts";
import { SCHEDULE_ENDING } from "../../shared/contract/schedule-file.ts";
import { serve } from "../http.ts";
import { activeScheduleOf } from "../store/active-schedule.ts";
import { schedulesOf } from "../store/schedules.ts";

export const handler = serve(routes.listSchedules, async ({ member }) => {
  const [schedules, active] = await Promise.all([schedulesOf(member), activeScheduleOf(member)]);
  return schedules.map((schedule) => ({ ...schedule, active: schedule.name === `${active}${SCHEDULE_ENDING}` }));
});
