import type { CallSheet } from "../shared/call-sheet/call-sheet.ts";
import { datesDue, zoneOfSheet } from "../shared/call-sheet/due-date.ts";
import { callSheetDocument } from "../shared/call-sheet/pdf-document.ts";
import type { ProjectSummary } from "../shared/contract/projects.ts";
import { callSheetsOf } from "./call-sheets.ts";
import { environment } from "./environment.ts";
import { renderPdf } from "./pdf.ts";
import { activeScheduleOf } from "./store/active-schedule.ts";
import { putDocument } from "./store/documents.ts";
import { sendMail } from "./store/mail.ts";
import { isMade, mailOnce, type NightlyDay, noteMade } from "./store/nightly-sheets.ts";
import { projectOf } from "./store/projects.ts";
import type { ProjectProof } from "./store/sessions.ts";
import { editorAddresses } from "./store/team.ts";

/**
 * Makes a day's call sheet as a draft if it is due at an instant and not made yet: stores it, and mails those who may
 * change it. False when there is nothing to do.
 */
export async function makeDraftWhenDue(proof: ProjectProof, day: NightlyDay, at: string): Promise<boolean> {
  if (await isMade(proof, day)) return false;
  const project = await projectOf(proof);
  if (project.completed || (project.timeZone && !isDue(day, project.timeZone, at))) return false;
  const active = await activeScheduleOf(proof);
  if (active !== undefined && active !== day.scheduleName) return false;
  const sheet = await sheetOf(proof, day);
  // A day whose schedule was not saved to the end belongs to no schedule.
  if (!sheet || !isDue(day, zoneOf(project, sheet), at)) return false;
  await makeDraft(proof, day, sheet, at);
  return true;
}

/** By whose clocks a day's call sheet is due: the project's, while nobody has chosen any those of the day's place. */
const zoneOf = ({ timeZone }: ProjectSummary, sheet: CallSheet) => timeZone ?? zoneOfSheet(sheet);

const isDue = ({ date }: NightlyDay, zone: string, at: string) => datesDue(new Date(at), zone).includes(date);

/** A day's call sheet as it stands; undefined when the schedule has no such day. */
async function sheetOf(proof: ProjectProof, { scheduleName, date }: NightlyDay): Promise<CallSheet | undefined> {
  return (await callSheetsOf(proof, scheduleName))?.find(({ sheet }) => sheet.date === date)?.sheet;
}

async function makeDraft(proof: ProjectProof, day: NightlyDay, sheet: CallSheet, at: string): Promise<void> {
  const pdf = await renderPdf(callSheetDocument([sheet]));
  const key = `projects/${proof.projectId}/call-sheets/${day.date}/${day.scheduleName}.pdf`;
  await putDocument(key, pdf, "application/pdf");
  for (const email of await editorAddresses(proof)) {
    await mailOnce(proof, day, email, () => sendMail(email, ...draftMail(proof.projectId, sheet)));
  }
  await noteMade(proof, day, at);
}

function draftMail(projectId: string, sheet: CallSheet): [subject: string, text: string] {
  const { project, schedule, dayNumber, dayCount, dateLine, timing } = sheet;
  const address = `${environment("SITE_URL")}/${projectId}/call-sheets/${encodeURIComponent(schedule)}?day=${dayNumber}`;
  return [
    `${project}: draft call sheet for ${dateLine}`,
    `The call sheet of day ${dayNumber} of ${dayCount} is ready as a draft. Crew call: ${timing.crewCall}.\n\nLook it through here: ${address}\n`,
  ];
}
