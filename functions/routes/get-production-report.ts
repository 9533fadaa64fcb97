import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { noDayOn, reportOfDay } from "../report/production-reports.ts";

export const handler = serve(
  routes.getProductionReport,
  async ({ member, params: { date }, refuse }) =>
    (await reportOfDay(member, date)) ?? refuse("noSuchDay", noDayOn(date)),
);
