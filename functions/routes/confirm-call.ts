import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { NO_SUCH_CALL, ownCallBy } from "../own-call.ts";
import { noteRead } from "../store/deliveries.ts";

export const handler = serve(routes.confirmCall, async ({ params: { secret }, payload, refuse }) => {
  const { leave, day, person, personId } = (await ownCallBy(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const { asked } = person;
  if (asked !== payload.asked) {
    refuse("revisedMeanwhile", "Your call has been revised in the meantime. Read it again, then confirm.");
  }
  const at = now();
  const { confirmedAt = at } = await noteRead(leave, day, { personId, asked }, { what: "confirmedAt", now: at });
  return { confirmedAt };
});
