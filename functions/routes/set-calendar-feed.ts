import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { createFeed, endFeed } from "../store/schedule/calendar-feeds.ts";
import { hasSchedule } from "../store/schedule/schedules.ts";

export const handler = serve(routes.setCalendarFeed, async ({ member, payload, requireStillAllowed, refuse }) => {
  const { schedule } = payload;
  if (schedule === null) {
    await endFeed(member);
    return { path: null };
  }
  if (!(await hasSchedule(member, schedule)))
    refuse("noSuchSchedule", t('There is no schedule named "{schedule}".', { schedule }));
  const secret = await createFeed(member, schedule, now());
  await requireStillAllowed();
  return { path: `/api/calendar-feed/${secret}` };
});
