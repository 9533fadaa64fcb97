import { routes } from "../../shared/contract/routes.ts";
import { callSheetFile } from "../call-sheet/call-sheet-pdf.ts";
import { serve } from "../http/serve.ts";

export const handler = serve(
  routes.getCallSheet,
  ({ member, params: { scheduleName }, query: { day }, mark, refuse }) =>
    callSheetFile(member, scheduleName, day, mark, refuse),
);
