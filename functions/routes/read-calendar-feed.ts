import { routes } from "../../shared/contract/routes.ts";
import { icsFromReports } from "../../shared/reports/ics.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { ownDaysBy } from "../own-days.ts";
import { reportsOf } from "../reports.ts";
import { activeScheduleOf } from "../store/active-schedule.ts";
import { feedBy } from "../store/calendar-feeds.ts";

export const handler = serve(routes.readCalendarFeed, async ({ params: { secret }, refuse }) => {
  const own = await ownDaysBy(secret);
  if (own !== undefined) return own;
  const none = () => refuse("noSuchFeed", "This calendar no longer exists. Create a new link in Backlot.");
  const { member, scheduleName } = (await feedBy(secret)) ?? none();
  const active = await activeScheduleOf(member);
  const reports = (active && (await reportsOf(member, active))) || (await reportsOf(member, scheduleName)) || none();
  return icsFromReports(reports, { projectId: member.projectId, now: now(), isFeed: true });
});
