import { routes } from "../../shared/contract/routes.ts";
import { findPersonalCall, NO_SUCH_CALL } from "../call-sheet/personal-call.ts";
import { serve } from "../http/serve.ts";
import { hashOfSecret } from "../store/aws/secrets.ts";
import { createPersonalCalendar } from "../store/call-sheet/personal-calendars.ts";

export const handler = serve(routes.createPersonalCalendar, async ({ params: { secret }, refuse }) => {
  const { grant, person, personId, holder } = (await findPersonalCall(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const owner = { personId, key: person.key, holder };
  return { path: `/api/calendar-feed/${await createPersonalCalendar(grant, owner, hashOfSecret(secret))}` };
});
