import { routes } from "../../shared/contract/routes.ts";
import { shootingDays } from "../call-sheet-drafts.ts";
import { serve } from "../http.ts";
import { madeOf } from "../store/nightly-sheets.ts";

export const handler = serve(routes.listCallSheetsAsClient, async ({ client }) => {
  const [days, made] = await Promise.all([shootingDays(client), madeOf(client)]);
  return {
    days: days.map(({ scheduleName: schedule, dayNumber, date }) => ({
      ...{ schedule, dayNumber, date },
      draftedAt: made.find((one) => one.date === date && one.scheduleName === schedule)?.madeAt ?? null,
    })),
  };
});
