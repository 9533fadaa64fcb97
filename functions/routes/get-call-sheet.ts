import { routes } from "../../shared/contract/routes.ts";
import { callSheetFile } from "../call-sheet-file.ts";
import { serve } from "../http.ts";

export const handler = serve(routes.getCallSheet, ({ member, params: { scheduleName }, query: { day }, refuse }) =>
  callSheetFile(member, scheduleName, day, refuse),
);
import { printedLogo } from "../logo.ts";
import { renderPdf } from "../pdf.ts";

export const handler = serve(routes.getCallSheet, async ({ member, params: { scheduleName }, query, refuse }) => {
  const [found, logo] = await Promise.all([callSheetsOf(member, scheduleName), printedLogo(member)]);
  const days = found ?? refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  const sheets = days
    .map(({ sheet }) => sheet)
    .filter(({ dayNumber }) => query.day === undefined || dayNumber === query.day);
  if (sheets.length === 0) refuse("noSuchDay", `"${scheduleName}" has ${days.length} days, so no day ${query.day}.`);
  const day = query.day === undefined ? "" : `_day_${query.day}`;
  return { name: `${scheduleName}${day}_call_sheet.pdf`, bytes: await renderPdf(callSheetDocument(sheets, logo)) };
});
