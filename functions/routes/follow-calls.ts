import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { NO_SUCH_CALL, ownCallBy } from "../own-call.ts";
import { beginOwnCalendar } from "../store/own-calendars.ts";
import { hashOfSecret } from "../store/secrets.ts";

export const handler = serve(routes.followCalls, async ({ params: { secret }, refuse }) => {
  const { leave, person, personId } = (await ownCallBy(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  return {
    path: `/api/calendar-feed/${await beginOwnCalendar(leave, { personId, key: person.key }, hashOfSecret(secret))}`,
  };
});
