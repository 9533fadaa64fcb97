import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { removeOptions } from "../options/option-storage.ts";

export const handler = serve(routes.removeLocationOptions, async ({ member, params, payload, refuse }) => {
  const names = payload.location_names;
  const missing = await removeOptions(member, { kind: "LOCATION", id: params.locationId }, names);
  if (missing.length === names.length) {
    refuse("noSuchOption", t("{missing}: not an option for this location.", { missing: missing.join(", ") }));
  }
  return { ok: true as const };
});
