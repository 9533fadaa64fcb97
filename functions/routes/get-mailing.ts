import { routes } from "../../shared/contract/routes.ts";
import { mailingView, reconcileMailing } from "../call-sheet/mailing-run.ts";
import { serve } from "../http/serve.ts";

export const handler = serve(routes.getMailing, async ({ member, params: { scheduleName, date } }) =>
  mailingView(await reconcileMailing(member, { scheduleName, date })),
);
