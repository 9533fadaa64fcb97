import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { NO_SUCH_CALL, ownCallBy } from "../own-call.ts";
import { publishedPdf } from "../store/publications.ts";

export const handler = serve(routes.printCall, async ({ params: { secret }, refuse }) => {
  const { day, row } = (await ownCallBy(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  return { name: `call_sheet_${day.date}.pdf`, bytes: await publishedPdf(row) };
});
