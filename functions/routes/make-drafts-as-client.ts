import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { makeDrafts } from "../call-sheet/call-sheet-drafts.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";

export const handler = serve(routes.makeDraftsAsClient, async ({ client, payload: { date }, refuse }) => {
  const drafts = await makeDrafts(client, date, now());
  return { drafts: drafts ?? refuse("noSuchDay", t("No schedule shoots on {date}.", { date })) };
});
