import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { icsFromReports } from "../../shared/reports/ics.ts";
import { personalCalendarOf } from "../call-sheet/personal-calendar.ts";
import { serve } from "../http/serve.ts";
import { papersOf } from "../report/paper-language.ts";
import { reportsOf } from "../report/schedule-reports.ts";
import { now } from "../runtime/clock.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { findFeed } from "../store/schedule/calendar-feeds.ts";

export const handler = serve(routes.readCalendarFeed, async ({ params: { secret }, refuse }) => {
  const own = await personalCalendarOf(secret);
  if (own !== undefined) return own;
  const none = () => refuse("noSuchFeed", t("This calendar no longer exists. Create a new link in Backlot."));
  const { member, scheduleName } = (await findFeed(secret)) ?? none();
  const active = await activeSchedulesOf(member);
  const ofActive = await Promise.all(active.map((one) => reportsOf(member, one.scheduleName)));
  const [first, ...others] = ofActive.flatMap((reports) => reports ?? []);
  const reports = first ?? (await reportsOf(member, scheduleName)) ?? none();
  const { inItsLanguage } = await papersOf(member);
  const origin = { projectId: member.projectId, now: now(), isFeed: true };
  return inItsLanguage(async () => icsFromReports(reports, origin, others));
});
