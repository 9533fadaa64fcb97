import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { saveCallSheetSettings } from "../store/call-sheet/call-sheet-settings.ts";

export const handler = serve(routes.updateCallSheetSettings, async ({ member, payload, refuse }) => ({
  version:
    (await saveCallSheetSettings(member, payload)) ??
    refuse("staleCallSheetSettings", t("Someone else has changed these settings in the meantime. Reload to see them.")),
}));
