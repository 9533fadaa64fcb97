import { routes } from "../../shared/contract/routes.ts";
import { SCHEDULE_ENDING } from "../../shared/contract/schema/schedule-file.ts";
import { serve } from "../http/serve.ts";
import { activeScheduleOf } from "../store/schedule/active-schedule.ts";
import { schedulesOf } from "../store/schedule/schedules.ts";

export const handler = serve(routes.listSchedules, async ({ member }) => {
  const [schedules, active] = await Promise.all([schedulesOf(member), activeScheduleOf(member)]);
  return schedules.map((schedule) => ({ ...schedule, active: schedule.name === `${active}${SCHEDULE_ENDING}` }));
});
