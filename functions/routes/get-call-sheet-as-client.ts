import { routes } from "../../shared/contract/routes.ts";
import { callSheetFile } from "../call-sheet-file.ts";
import { serve } from "../http.ts";

export const handler = serve(
  routes.getCallSheetAsClient,
  ({ client, params: { scheduleName }, query: { day }, mark, refuse }) =>
    callSheetFile(client, scheduleName, day, mark, refuse),
);
