import { routes } from "../../shared/contract/routes.ts";
import { callSheetsOf } from "../call-sheets.ts";
import { serve } from "../http.ts";
import { shownLogo } from "../logo.ts";

export const handler = serve(routes.getCallSheetDays, async ({ member, params: { scheduleName }, refuse }) => {
  const [days, logo] = await Promise.all([callSheetsOf(member, scheduleName), shownLogo(member)]);
  return { logo, days: days ?? refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`) };
});
