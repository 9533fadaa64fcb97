import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import { routes } from "../../shared/contract/routes.ts";
import { callSheetsOf } from "../call-sheet/call-sheets.ts";
import { logoView } from "../call-sheet/logo.ts";
import { serve } from "../http/serve.ts";
import { isRestricted } from "../store/account/sessions.ts";
import { publishedDaysOf } from "../store/call-sheet/publications.ts";

export const handler = serve(routes.getCallSheetDays, async ({ member, params: { scheduleName }, refuse }) => {
  const [found, logo, published] = await Promise.all([
    callSheetsOf(member, scheduleName),
    logoView(member),
    publishedDaysOf(member, scheduleName),
  ]);
  const days = found ?? refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  // The scenes of removed days are unknown, so restricted members do not see these days.
  const gone = (isRestricted(member) ? [] : published)
    .filter(({ date }) => !days.some(({ sheet }) => sheet.date === date))
    .map(({ date, row }) => ({ date, title: revisionTitle(row), isOff: row.kind === "off" }));
  return { logo, days, gone };
});
