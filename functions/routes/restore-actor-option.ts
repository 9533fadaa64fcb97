import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { restoreOptions } from "../options/option-storage.ts";

export const handler = serve(routes.restoreActorOption, async ({ member, params: { castId }, payload, refuse }) => {
  const name = payload.actor_name;
  const outcomes = await restoreOptions(member, { kind: "ACTOR", id: castId }, [name]);
  const outcome = outcomes.get(name);
  if (outcome === "missing")
    refuse("noSuchOption", `${name} was not removed from this character in the last thirty days.`);
  if (outcome === "there") refuse("nameTaken", `${name} is already an option for this character.`);
  return { ok: true as const };
});
