import { callSheetDocument } from "../../shared/call-sheet/pdf-document.ts";
import { addDays } from "../../shared/roster/calendar-date.ts";
import { callSheetsOf } from "../call-sheets.ts";
import { today } from "../clock.ts";
import { log } from "../log.ts";
import { renderPdf } from "../pdf.ts";
import { activeScheduleOf } from "../store/active-schedule.ts";
import { putDocument } from "../store/documents.ts";
import { shootingOn } from "../store/schedules.ts";
import { leaveFor } from "../store/sessions.ts";

/**
 * Makes the call sheets of all that shoots tomorrow, so that they lie ready in the morning: of a project's active schedule,
 * or of all of them while none is. Running it twice changes nothing.
 */
export const handler = async (): Promise<{ made: number }> => {
  const date = addDays(today(), 1);
  let made = 0;
  for (const { projectId, scheduleName } of await shootingOn(date)) {
    const leave = leaveFor(projectId);
    const active = await activeScheduleOf(leave);
    if (active !== undefined && active !== scheduleName) continue;
    const sheet = (await callSheetsOf(leave, scheduleName))?.find((day) => day.sheet.date === date)?.sheet;
    // A day whose schedule was not saved to the end belongs to no schedule.
    if (!sheet) continue;
    const pdf = await renderPdf(callSheetDocument([sheet]));
    await putDocument(`projects/${projectId}/call-sheets/${date}/${scheduleName}.pdf`, pdf, "application/pdf");
    made += 1;
  }
  log.info("Made tomorrow's call sheets", { date, made });
  return { made };
};
