import { personalCalendar } from "../../shared/call-sheet/publishing/personal-calendar.ts";
import { now } from "../runtime/clock.ts";
import { findPersonalCalendar } from "../store/call-sheet/personal-calendars.ts";
import { newestOfEachDay, publishedSheet } from "../store/call-sheet/publications.ts";
import { projectOf } from "../store/project/projects.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { callSheetsOf } from "./call-sheets.ts";
import { sheetsForReader } from "./reader.ts";
import { mailAddresses } from "./recipient-addresses.ts";
import { inSheetLanguage } from "./sheet-language.ts";

/** The personal calendar with this secret; undefined if there is none. */
export async function personalCalendarOf(secret: string): Promise<string | undefined> {
  const owned = await findPersonalCalendar(secret);
  if (!owned) return undefined;
  const { grant, person } = owned;
  const [rows, schedules, project] = await Promise.all([
    newestOfEachDay(grant),
    activeSchedulesOf(grant),
    projectOf(grant),
  ]);
  const [published, days] = await Promise.all([
    Promise.all(rows.map(async (row) => (await publishedSheet(row, project)).sheet)),
    Promise.all(schedules.map(({ scheduleName }) => callSheetsOf(grant, scheduleName))),
  ]);
  const readers = [person.holder, (await mailAddresses(grant))(person).address];
  const [told, planned] = await Promise.all([
    sheetsForReader(grant, readers, published),
    sheetsForReader(
      grant,
      readers,
      days.flatMap((ofUnit = []) => ofUnit.map(({ sheet }) => sheet)),
    ),
  ]);
  const whose = { projectId: grant.projectId, project: project.publicName, key: person.key, now: now() };
  return inSheetLanguage(told[0] ?? planned[0], async () => personalCalendar(told, planned, whose));
}
