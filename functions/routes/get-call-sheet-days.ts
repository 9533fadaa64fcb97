import { revisionTitle } from "../../shared/call-sheet/publishing/revision.ts";
import { routes } from "../../shared/contract/routes.ts";
import { callSheetsOf } from "../call-sheets.ts";
import { serve } from "../http.ts";
import { shownLogo } from "../logo.ts";
import { publishedDaysOf } from "../store/publications.ts";
import { isLimited } from "../store/sessions.ts";

export const handler = serve(routes.getCallSheetDays, async ({ member, params: { scheduleName }, refuse }) => {
  const [found, logo, published] = await Promise.all([
    callSheetsOf(member, scheduleName),
    shownLogo(member),
    publishedDaysOf(member, scheduleName),
  ]);
  const days = found ?? refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  // Of a day that is not shot any more nothing says whose scenes it had.
  const gone = (isLimited(member) ? [] : published)
    .filter(({ date }) => !days.some(({ sheet }) => sheet.date === date))
    .map(({ date, row }) => ({ date, title: revisionTitle(row), isOff: row.kind === "off" }));
  return { logo, days, gone };
});
