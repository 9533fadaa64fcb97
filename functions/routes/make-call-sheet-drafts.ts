import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { makeDrafts } from "../call-sheet/call-sheet-drafts.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { inLanguage } from "../runtime/reader-language.ts";

export const handler = serve(routes.makeCallSheetDrafts, async ({ member, payload: { date }, refuse }) => {
  const drafts = await inLanguage("en", () => makeDrafts(member, date, now()));
  return { drafts: drafts ?? refuse("noSuchDay", t("No schedule shoots on {date}.", { date })) };
});
