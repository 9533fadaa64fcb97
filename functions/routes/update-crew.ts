import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { saveCrew } from "../store/call-sheet/crew.ts";

export const handler = serve(routes.updateCrew, async ({ member, payload: { departments, version }, refuse }) => {
  const saved = await saveCrew(member, departments, version);
  return {
    version:
      saved ??
      refuse("staleCrew", t("Someone else has changed the crew in the meantime. Reload to see their changes.")),
  };
});
