import { routes } from "../../shared/contract/routes.ts";
import { assertDates } from "../../shared/dates/dates-string.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { setOptionDetails } from "../options/option-storage.ts";

export const handler = serve(routes.updateActorDetails, async ({ member, params: { castId }, payload, refuse }) => {
  const { actor_name: name, version, operation, profile, details, dates } = payload;
  if (dates !== undefined) assertDates(dates);
  const lines = { ...(details !== undefined && { details }), ...(dates !== undefined && { dates }) };
  const change = { version, operation, fields: { profile, ...lines } };
  const outcome = await setOptionDetails(member, { kind: "ACTOR", id: castId }, name, change);
  if (outcome === "missing") return refuse("noSuchOption", t("{name} is not an option for this character.", { name }));
  if (outcome === "stale") {
    return refuse(
      "staleOption",
      t("Someone else has changed the details of {name} in the meantime. Check them and save again.", { name }),
    );
  }
  return outcome;
});
