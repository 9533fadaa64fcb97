import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { setActiveSchedule } from "../store/schedule/active-schedule.ts";
import { unitOfSchedule } from "../store/schedule/schedules.ts";

export const handler = serve(routes.activateSchedule, async ({ member, params: { scheduleName }, payload, refuse }) => {
  const unit =
    (await unitOfSchedule(member, scheduleName)) ??
    refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  await setActiveSchedule(member, { unit, scheduleName: payload.active ? scheduleName : undefined }, now());
  return payload;
});
