import { routes } from "../../shared/contract/routes.ts";
import { shootingDays } from "../call-sheet/call-sheet-drafts.ts";
import { serve } from "../http/serve.ts";
import { draftsOf } from "../store/call-sheet/call-sheet-drafts.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.listCallSheetsAsClient, async ({ client }) => {
  const [days, made, { timeZone = null }] = await Promise.all([
    shootingDays(client),
    draftsOf(client),
    projectOf(client),
  ]);
  return {
    timeZone,
    days: days.map(({ scheduleName: schedule, dayNumber, date }) => ({
      ...{ schedule, dayNumber, date },
      draftedAt: made.find((one) => one.date === date && one.scheduleName === schedule)?.madeAt ?? null,
    })),
  };
});
