import { routes } from "../../shared/contract/routes.ts";
import { makeDrafts } from "../call-sheet-drafts.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";

export const handler = serve(routes.makeCallSheetDrafts, async ({ member, payload: { date }, refuse }) => {
  const drafts = await makeDrafts(member, date, now());
  return { drafts: drafts ?? refuse("noSuchDay", `No schedule shoots on ${date}.`) };
});
