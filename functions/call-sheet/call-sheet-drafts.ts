import { datesDue, zoneOfSheet } from "../../shared/call-sheet/build/due-date.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { mailText, mailWords } from "../../shared/call-sheet/publishing/mail-words.ts";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { shownDateInWords } from "../../shared/dates/shown-date.ts";
import { t } from "../../shared/i18n/speech.ts";
import { productionOfUnit } from "../../shared/units/production-of-unit.ts";
import { now } from "../runtime/clock.ts";
import { environment } from "../runtime/environment.ts";
import { log, loggedError } from "../runtime/log.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { suppressedAmong } from "../store/account/suppression-list.ts";
import { putDocument } from "../store/aws/documents.ts";
import { isBusy, sendMail } from "../store/aws/mail.ts";
import { giveBackMails, takeMails } from "../store/aws/mail-quota.ts";
import { type DraftDay, isDrafted, mailOnce, recordDraft } from "../store/call-sheet/call-sheet-drafts.ts";
import { projectOf } from "../store/project/projects.ts";
import { editorAddresses } from "../store/project/team.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { getSchedule, schedulesOf } from "../store/schedule/schedules.ts";
import { callSheetsOf } from "./call-sheets.ts";
import { printedLogo } from "./logo.ts";
import { callSheetPdf } from "./render-call-sheets.ts";
import { inSheetLanguage } from "./sheet-language.ts";

type Outcome = "made" | "madeBefore" | "notDue";

/**
 * Makes the draft of a day's call sheet if it is due at an instant and not made yet: stores it and emails it to the
 * editors. `evenBefore` also makes a draft that is not due yet.
 */
export async function makeDraftWhenDue(
  grant: ProjectGrant,
  day: DraftDay,
  at: string,
  evenBefore = false,
): Promise<Outcome> {
  const project = await projectOf(grant);
  const isDueBy = (zone: string) => evenBefore || datesDue(new Date(at), zone).includes(day.date);
  if (project.completed || project.erasedOn || (project.timeZone && !isDueBy(project.timeZone))) return "notDue";
  if (await isDrafted(grant, day)) return "madeBefore";
  const active = await activeSchedulesOf(grant);
  if (active.length > 0 && !active.some(({ scheduleName }) => scheduleName === day.scheduleName)) return "notDue";
  const sheet = await sheetOf(grant, day);
  // A shoot day whose schedule was not completely saved belongs to no schedule.
  if (!sheet || !isDueBy(zoneOf(project, sheet))) return "notDue";
  await makeDraft(grant, day, sheet, at);
  return "made";
}

/** A shoot day of a schedule for which drafts are made. */
interface ShootingDay extends DraftDay {
  readonly dayNumber: number;
}

/** The shoot days by date: of the active schedules of all units, or of all schedules if none is active. */
export async function shootingDays(grant: ProjectGrant): Promise<ShootingDay[]> {
  const active = (await activeSchedulesOf(grant)).map(({ scheduleName }) => scheduleName);
  const names = active.length > 0 ? active : (await schedulesOf(grant)).map(({ name }) => nameOfScheduleFile(name));
  const days = await Promise.all(
    names.map(async (scheduleName) => {
      const schedule = await getSchedule(grant, scheduleName);
      return (schedule?.days ?? []).map(({ date }, at) => ({ scheduleName, date, dayNumber: at + 1 }));
    }),
  );
  return days.flat().toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Makes the drafts that are due at an instant, or those of a date; undefined if nothing is shot on that date. */
export async function makeDrafts(
  grant: ProjectGrant,
  date: string | undefined,
  at: string,
): Promise<{ schedule: string; date: string; made: boolean }[] | undefined> {
  const wanted = (await shootingDays(grant)).filter((day) => date === undefined || day.date === date);
  if (date !== undefined && wanted.length === 0) return undefined;
  const drafts = [];
  for (const day of wanted.filter((one) => date !== undefined || datesAround(at).includes(one.date))) {
    const outcome = await makeDraftWhenDue(grant, day, at, date !== undefined);
    if (outcome !== "notDue") drafts.push({ schedule: day.scheduleName, date: day.date, made: outcome === "made" });
  }
  return drafts;
}

/** The dates that can be today or tomorrow in any time zone at an instant. */
export const datesAround = (at: string): string[] => [-1, 0, 1, 2].map((days) => addDays(at.slice(0, 10), days));

/** The time zone for a day's due time: the project's, or that of the day's location if the project has none. */
const zoneOf = ({ timeZone }: ProjectSummary, sheet: CallSheet) => timeZone ?? zoneOfSheet(sheet);

/** A day's current call sheet; undefined if the schedule does not have that day. */
async function sheetOf(grant: ProjectGrant, { scheduleName, date }: DraftDay): Promise<CallSheet | undefined> {
  return (await callSheetsOf(grant, scheduleName))?.find(({ sheet }) => sheet.date === date)?.sheet;
}

async function makeDraft(grant: ProjectGrant, day: DraftDay, sheet: CallSheet, at: string): Promise<void> {
  const pdf = await callSheetPdf([sheet], await printedLogo(grant));
  const key = `projects/${grant.projectId}/call-sheets/${day.date}/${day.scheduleName}.pdf`;
  await putDocument(key, pdf, "application/pdf");
  const mail = await inSheetLanguage(sheet, async () => draftMail(grant.projectId, sheet));
  const emails = await editorAddresses(grant);
  const stopped = await suppressedAmong(emails);
  for (const email of emails.filter((one) => !stopped.has(one.toLowerCase()))) {
    const takenAt = now();
    const { usedUp } = await takeMails({ projectId: grant.projectId }, "callSheet", 1, takenAt);
    if (usedUp) {
      log.warn("Drafts were not emailed: a daily limit is used up", { limit: usedUp.limit, of: usedUp.of });
      break;
    }
    const giveBack = () => giveBackMails({ projectId: grant.projectId }, "callSheet", 1, takenAt);
    try {
      const isNew = await mailOnce(grant, day, email, () => sendMail(email, ...mail));
      if (!isNew) await giveBack();
    } catch (error) {
      if (isBusy(error)) {
        await giveBack();
        throw error;
      }
      // It may or may not have been sent. Go on with the other recipients.
      log.error("Unknown whether a draft was emailed", { error: loggedError(error) });
    }
  }
  await recordDraft(grant, day, at);
}

function draftMail(projectId: string, sheet: CallSheet): [subject: string, text: string] {
  const { schedule, dayNumber, dayCount, timing } = sheet;
  const [project, date] = [productionOfUnit(sheet), shownDateInWords(sheet.date)].map(mailWords);
  const address = `${environment("SITE_URL")}/${projectId}/call-sheets/${encodeURIComponent(schedule)}?day=${dayNumber}`;
  return [
    t("{project}: draft call sheet for {date}", { project, date }),
    t("The draft call sheet for day {number} of {count} is ready. Crew call: {call}.\n\nReview it here: {address}\n", {
      number: dayNumber,
      count: dayCount,
      call: mailText(timing.crewCall, 80),
      address,
    }),
  ];
}
