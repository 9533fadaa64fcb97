import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { textForLock } from "../options/lock-conflict-message.ts";
import { lockOption } from "../options/option-storage.ts";

export const handler = serve(routes.lockLocation, async ({ member, params: { locationId }, payload, refuse }) => {
  const name = payload.location_name;
  const became = await lockOption(member, { kind: "LOCATION", id: locationId }, name, payload.instead_of);
  if (became === "noSuchOption") refuse("noSuchOption", t("{name} is not an option for this location.", { name }));
  else if (became !== "set") refuse("lockChanged", await textForLock(became));
  return { ok: true as const };
});
