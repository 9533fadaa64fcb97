import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { scheduleTable } from "../store/schedule/schedules.ts";

export const handler = serve(routes.getSchedule, async ({ member, params: { scheduleFile }, refuse }) => {
  return (
    (await scheduleTable(member, scheduleFile)) ??
    refuse("noSuchSchedule", t('There is no schedule named "{scheduleFile}".', { scheduleFile }))
  );
});
