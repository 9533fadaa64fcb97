import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { restoreOptions } from "../options/option-storage.ts";

export const handler = serve(routes.restoreLocationOptions, async ({ member, params, payload, refuse }) => {
  const outcomes = await restoreOptions(member, { kind: "LOCATION", id: params.locationId }, payload.location_names);
  const missing = [...outcomes].filter(([, outcome]) => outcome === "missing").map(([name]) => name);
  if (missing.length > 0) {
    refuse(
      "noSuchOption",
      t("{missing}: not removed from this location in the last thirty days.", { missing: missing.join(", ") }),
    );
  }
  return { ok: true as const };
});
