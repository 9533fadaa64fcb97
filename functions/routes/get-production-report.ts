import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { chosenUnit } from "../report/chosen-unit.ts";
import { noDayOn, reportOfDay } from "../report/production-reports.ts";

export const handler = serve(routes.getProductionReport, async ({ member, params: { date }, query, refuse }) => {
  const unit = await chosenUnit(member, query, refuse);
  return (await reportOfDay(member, date, unit)) ?? refuse("noSuchDay", noDayOn(date, unit));
});
