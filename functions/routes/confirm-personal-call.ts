import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { findPersonalCall, NO_SUCH_CALL } from "../call-sheet/personal-call.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { recordRead } from "../store/call-sheet/deliveries.ts";

export const handler = serve(routes.confirmPersonalCall, async ({ params: { secret }, payload, refuse }) => {
  const { grant, day, person, personId } = (await findPersonalCall(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const { asked } = person;
  if (asked !== payload.asked) {
    refuse("revisedMeanwhile", t("Your call has been revised in the meantime. Read it again, then confirm."));
  }
  const at = now();
  const { confirmedAt = at } = await recordRead(grant, day, { personId, asked }, { what: "confirmedAt", now: at });
  return { confirmedAt };
});
