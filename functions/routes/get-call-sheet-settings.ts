import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";

export const handler = serve(routes.getCallSheetSettings, ({ member }) => callSheetSettingsOf(member));
