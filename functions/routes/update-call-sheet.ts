import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { getSchedule, saveTimes } from "../store/schedule/schedules.ts";

export const handler = serve(routes.updateCallSheet, async ({ member, params: { scheduleName }, payload, refuse }) => {
  const { date, timing, plan, version } = payload;
  const { days } =
    (await getSchedule(member, scheduleName)) ??
    refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  if (!days.some((day) => day.date === date))
    refuse("noSuchDay", t('"{scheduleName}" does not shoot on {date}.', { scheduleName, date }));
  const saved = await saveTimes(member, scheduleName, date, { timing, plan }, version);
  return {
    version:
      saved ??
      refuse("staleCallSheet", t("Someone else has changed this day's times in the meantime. Reload to see them.")),
  };
});
