import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { reportsOf } from "../report/schedule-reports.ts";

export const handler = serve(routes.getReports, async ({ member, params: { scheduleName }, refuse }) => {
  const reports = await reportsOf(member, scheduleName);
  return reports ?? refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
});
