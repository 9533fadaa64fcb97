import { routes } from "../../shared/contract/routes.ts";
import { callsOfDay, findPersonalCall, NO_SUCH_CALL } from "../call-sheet/personal-call.ts";
import { sheetByLink } from "../call-sheet/reader.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { recordRead } from "../store/call-sheet/deliveries.ts";

export const handler = serve(routes.getPersonalCall, async ({ params: { secret }, refuse }) => {
  const own = (await findPersonalCall(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const { grant, day, person, personId, sheet, logo = null } = own;
  const { name, roles, call, formerCall = "", time, asked, changes } = person;
  const { confirmedAt = null } = await recordRead(grant, day, { personId, asked }, { what: "openedAt", now: now() });
  const calls = await callsOfDay(own);
  return {
    ...{ name, roles, call, formerCall, time, asked, changes, confirmedAt, sheet: sheetByLink(sheet, person), logo },
    ...(calls && { calls }),
  };
});
