import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { NO_SUCH_CALL, ownCallBy } from "../own-call.ts";
import { noteRead } from "../store/deliveries.ts";

export const handler = serve(routes.readCall, async ({ params: { secret }, refuse }) => {
  const own = (await ownCallBy(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const { leave, day, person, personId, sheet, logo = null } = own;
  const { name, roles, call, formerCall = "", time, asked, changes } = person;
  const { confirmedAt = null } = await noteRead(leave, day, { personId, asked }, { what: "openedAt", now: now() });
  return { name, roles, call, formerCall, time, asked, changes, confirmedAt, sheet, logo };
});
