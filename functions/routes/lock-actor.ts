import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { lockOption } from "../option-places.ts";

export const handler = serve(routes.lockActor, async ({ member, params: { castId }, payload, refuse }) => {
  const name = payload.actor_name;
  if (!(await lockOption(member, { kind: "ACTOR", id: castId }, name))) {
    refuse("noSuchOption", `${name} is no option for this role.`);
  }
  return { ok: true as const };
});
