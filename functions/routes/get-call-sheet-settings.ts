import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { callSheetSettingsOf } from "../store/call-sheet-settings.ts";

export const handler = serve(routes.getCallSheetSettings, ({ member }) => callSheetSettingsOf(member));
