import { routes } from "../../shared/contract/routes.ts";
import { assertDates } from "../../shared/dates/dates-string.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { setOptionDetails } from "../options/option-storage.ts";

export const handler = serve(
  routes.updateLocationDetails,
  async ({ member, params: { locationId }, payload, refuse }) => {
    const { location_name: name, version, operation, site, address, dates } = payload;
    if (dates !== undefined) assertDates(dates);
    const change = { version, operation, fields: { site, address, ...(dates !== undefined && { dates }) } };
    const outcome = await setOptionDetails(member, { kind: "LOCATION", id: locationId }, name, change);
    if (outcome === "missing") return refuse("noSuchOption", t("{name} is not an option for this location.", { name }));
    if (outcome === "stale") {
      return refuse(
        "staleOption",
        t("Someone else has changed the details of {name} in the meantime. Check them and save again.", { name }),
      );
    }
    return outcome;
  },
);
