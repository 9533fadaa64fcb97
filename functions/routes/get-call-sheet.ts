import { routes } from "../../shared/contract/routes.ts";
import { callSheetFile } from "../call-sheet-file.ts";
import { serve } from "../http.ts";

export const handler = serve(
  routes.getCallSheet,
  ({ member, params: { scheduleName }, query: { day }, mark, refuse }) =>
    callSheetFile(member, scheduleName, day, mark, refuse),
);
