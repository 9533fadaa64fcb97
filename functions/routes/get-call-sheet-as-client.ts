import { routes } from "../../shared/contract/routes.ts";
import { callSheetFile } from "../call-sheet/call-sheet-pdf.ts";
import { serve } from "../http/serve.ts";

export const handler = serve(
  routes.getCallSheetAsClient,
  ({ client, params: { scheduleName }, query: { day }, mark, refuse }) =>
    callSheetFile(client, scheduleName, day, mark, refuse),
);
