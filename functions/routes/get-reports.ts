import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { reportsOf } from "../report/schedule-reports.ts";

export const handler = serve(
  routes.getReports,
  async ({ member, params: { scheduleName }, query: { episode }, refuse }) => {
    await requireEpisode(member, episode, refuse);
    const reports = await reportsOf(member, scheduleName, episode);
    return reports ?? refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  },
);
