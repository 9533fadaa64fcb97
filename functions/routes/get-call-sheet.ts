import { callSheetDocument } from "../../shared/call-sheet/pdf-document.ts";
import { routes } from "../../shared/contract/routes.ts";
import { callSheetsOf } from "../call-sheets.ts";
import { serve } from "../http.ts";
import { renderPdf } from "../pdf.ts";

export const handler = serve(routes.getCallSheet, async ({ member, params: { scheduleName }, query, refuse }) => {
  const days =
    (await callSheetsOf(member, scheduleName)) ??
    refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  const sheets = days
    .map(({ sheet }) => sheet)
    .filter(({ dayNumber }) => query.day === undefined || dayNumber === query.day);
  if (sheets.length === 0) refuse("noSuchDay", `"${scheduleName}" has ${days.length} days, so no day ${query.day}.`);
  const day = query.day === undefined ? "" : `_day_${query.day}`;
  return { name: `${scheduleName}${day}_call_sheet.pdf`, bytes: await renderPdf(callSheetDocument(sheets)) };
});
