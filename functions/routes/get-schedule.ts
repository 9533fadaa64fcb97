import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { scheduleTable } from "../store/schedule/schedules.ts";

export const handler = serve(routes.getSchedule, async ({ member, params: { scheduleFile }, refuse }) => {
  return (
    (await scheduleTable(member, scheduleFile)) ??
    refuse("noSuchSchedule", `There is no schedule named "${scheduleFile}".`)
  );
});
