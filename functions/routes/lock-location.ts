import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { lockOption } from "../option-places.ts";

export const handler = serve(routes.lockLocation, async ({ member, params: { locationId }, payload, refuse }) => {
  const name = payload.location_name;
  if (!(await lockOption(member, { kind: "LOCATION", id: locationId }, name))) {
    refuse("noSuchOption", `${name} is no option for this location.`);
  }
  return { ok: true as const };
});
