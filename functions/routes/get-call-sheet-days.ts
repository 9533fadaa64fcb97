import { routes } from "../../shared/contract/routes.ts";
import { callSheetsOf } from "../call-sheets.ts";
import { serve } from "../http.ts";

export const handler = serve(routes.getCallSheetDays, async ({ member, params: { scheduleName }, refuse }) => {
  const days = await callSheetsOf(member, scheduleName);
  return { days: days ?? refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`) };
});
