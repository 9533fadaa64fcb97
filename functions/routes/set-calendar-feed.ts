import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { beginFeed, endFeed } from "../store/calendar-feeds.ts";
import { hasSchedule } from "../store/schedules.ts";

export const handler = serve(routes.setCalendarFeed, async ({ member, payload, refuse }) => {
  const { schedule } = payload;
  if (schedule === null) {
    await endFeed(member);
    return { path: null };
  }
  if (!(await hasSchedule(member, schedule))) refuse("noSuchSchedule", `There is no schedule named "${schedule}".`);
  return { path: `/api/calendar-feed/${await beginFeed(member, schedule, now())}` };
});
