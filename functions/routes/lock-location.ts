import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { lockOption } from "../option-places.ts";
import { wordsForLock } from "../words-for-lock.ts";

export const handler = serve(routes.lockLocation, async ({ member, params: { locationId }, payload, refuse }) => {
  const name = payload.location_name;
  const became = await lockOption(member, { kind: "LOCATION", id: locationId }, name, payload.instead_of);
  if (became === "noSuchOption") refuse("noSuchOption", `${name} is not an option for this location.`);
  else if (became !== "set") refuse("lockChanged", await wordsForLock(became));
  return { ok: true as const };
});
