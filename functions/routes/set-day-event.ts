import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { productionOf } from "../store/breakdowns.ts";
import { setDayEvent } from "../store/day-events.ts";

export const handler = serve(routes.setDayEvent, async ({ member, payload, refuse }) => {
  const { roster } = (await productionOf(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  const { castId, code } = payload;
  // What was entered for a role that is gone since can still be taken away.
  if (code !== null && !roster.roles.some((role) => role.castId === castId)) {
    refuse("noSuchRole", `There is no character with the Cast ID "${castId}".`);
  }
  await setDayEvent(member, payload);
  return payload;
});
