import { routes } from "../../shared/contract/routes.ts";
import { findPersonalCall, NO_SUCH_CALL } from "../call-sheet/personal-call.ts";
import { serve } from "../http/serve.ts";
import { hashOfSecret } from "../store/aws/secrets.ts";
import { createPersonalCalendar } from "../store/call-sheet/personal-calendars.ts";

export const handler = serve(routes.createPersonalCalendar, async ({ params: { secret }, refuse }) => {
  const call = async () => (await findPersonalCall(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const { grant, person, personId, holder } = await call();
  const owner = { personId, key: person.key, holder };
  const made = await createPersonalCalendar(grant, owner, hashOfSecret(secret));
  // A revocation of the link that ran in the meantime has not found the calendar.
  await call();
  return { path: `/api/calendar-feed/${made}` };
});
