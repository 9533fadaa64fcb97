import { ownDaysCalendar } from "../shared/call-sheet/publishing/own-days.ts";
import { callSheetsOf } from "./call-sheets.ts";
import { now } from "./clock.ts";
import { activeScheduleOf } from "./store/active-schedule.ts";
import { ownCalendarBy } from "./store/own-calendars.ts";
import { projectOf } from "./store/projects.ts";
import { newestOfEachDay, publishedSheet } from "./store/publications.ts";

/** The calendar of whoever's own address it is; undefined when it is nobody's. */
export async function ownDaysBy(secret: string): Promise<string | undefined> {
  const owned = await ownCalendarBy(secret);
  if (!owned) return undefined;
  const { leave, person } = owned;
  const [rows, active, project] = await Promise.all([
    newestOfEachDay(leave),
    activeScheduleOf(leave),
    projectOf(leave),
  ]);
  const [published, days = []] = await Promise.all([
    Promise.all(rows.map(async (row) => (await publishedSheet(row, project)).sheet)),
    active === undefined ? undefined : callSheetsOf(leave, active),
  ]);
  const planned = days.map(({ sheet }) => sheet);
  const whose = { projectId: leave.projectId, project: project.outsideName, key: person.key, now: now() };
  return ownDaysCalendar(published, planned, whose);
}
