import { routes } from "../../shared/contract/routes.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { unitOf } from "../../shared/units/unit.ts";
import { serve } from "../http/serve.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { schedulesOf } from "../store/schedule/schedules.ts";
import { unitsOf } from "../store/schedule/units.ts";

export const handler = serve(routes.listSchedules, async ({ member }) => {
  const [schedules, actives, { units }] = await Promise.all([
    schedulesOf(member),
    activeSchedulesOf(member),
    unitsOf(member),
  ]);
  const active = new Set(actives.map(({ scheduleName }) => scheduleName));
  return schedules.map((schedule) => ({
    ...schedule,
    active: active.has(nameOfScheduleFile(schedule.name)),
    ...(units.length > 0 && { unit: unitOf(schedule) }),
  }));
});
