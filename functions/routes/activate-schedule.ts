import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { setActiveSchedule } from "../store/active-schedule.ts";
import { hasSchedule } from "../store/schedules.ts";

export const handler = serve(routes.activateSchedule, async ({ member, params: { scheduleName }, payload, refuse }) => {
  if (!(await hasSchedule(member, scheduleName))) {
    return refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  }
  await setActiveSchedule(member, payload.active ? scheduleName : undefined, now());
  return payload;
});
