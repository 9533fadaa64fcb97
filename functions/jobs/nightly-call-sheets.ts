import * as z from "zod";
import type { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { dueDate, zoneOfSheet } from "../../shared/call-sheet/due-date.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf-document.ts";
import { addDays } from "../../shared/roster/calendar-date.ts";
import { callSheetsOf } from "../call-sheets.ts";
import { now } from "../clock.ts";
import { environment } from "../environment.ts";
import { log } from "../log.ts";
import { renderPdf } from "../pdf.ts";
import { activeScheduleOf } from "../store/active-schedule.ts";
import { putDocument } from "../store/documents.ts";
import { sendMail } from "../store/mail.ts";
import { isMade, mailOnce, type NightlyDay, noteMade } from "../store/nightly-sheets.ts";
import { projectOf } from "../store/projects.ts";
import { shootingOn } from "../store/schedules.ts";
import { leaveFor, type ProjectProof } from "../store/sessions.ts";
import { editorAddresses } from "../store/team.ts";

/** The scheduler says for which time it runs, so that a run that comes late or twice does the same. */
const Event = z.object({ at: z.iso.datetime().optional().catch(undefined) });

/** The dates on which it can be afternoon or night somewhere, counted from Greenwich's. */
const AROUND = [-1, 0, 1, 2];

/**
 * Makes the call sheets that have become due where they are shot, and mails those who may change them: of a project's
 * active schedule, or of all of its schedules while none is. It runs every hour; each sheet is made once.
 */
export const handler = async (event: unknown): Promise<{ made: number }> => {
  const at = Event.parse(event).at ?? now();
  const today = at.slice(0, 10);
  let made = 0;
  for (const date of AROUND.map((days) => addDays(today, days))) {
    for (const { projectId, scheduleName } of await shootingOn(date)) {
      if (await make(leaveFor(projectId), { scheduleName, date }, at)) made += 1;
    }
  }
  log.info("Made the call sheets that were due", { at, made });
  return { made };
};

async function make(leave: ProjectProof, day: NightlyDay, at: string): Promise<boolean> {
  const { scheduleName, date } = day;
  if (await isMade(leave, day)) return false;
  const active = await activeScheduleOf(leave);
  if (active !== undefined && active !== scheduleName) return false;
  const sheet = (await callSheetsOf(leave, scheduleName))?.find((one) => one.sheet.date === date)?.sheet;
  // A day whose schedule was not saved to the end belongs to no schedule.
  if (!sheet || dueDate(new Date(at), zoneOfSheet(sheet)) !== date) return false;
  if ((await projectOf(leave)).completed) return false;
  const pdf = await renderPdf(callSheetDocument([sheet]));
  await putDocument(`projects/${leave.projectId}/call-sheets/${date}/${scheduleName}.pdf`, pdf, "application/pdf");
  for (const email of await editorAddresses(leave)) {
    await mailOnce(leave, day, email, () => sendMail(email, ...draftMail(leave.projectId, sheet)));
  }
  await noteMade(leave, day, at);
  return true;
}

function draftMail(projectId: string, sheet: CallSheet): [subject: string, text: string] {
  const { project, schedule, dayNumber, dayCount, dateLine, timing } = sheet;
  const address = `${environment("SITE_URL")}/${projectId}/call-sheets/${encodeURIComponent(schedule)}?day=${dayNumber}`;
  return [
    `${project}: draft call sheet for ${dateLine}`,
    `The call sheet of day ${dayNumber} of ${dayCount} is ready as a draft. Crew call: ${timing.crewCall}.\n\nLook it through here: ${address}\n`,
  ];
}
