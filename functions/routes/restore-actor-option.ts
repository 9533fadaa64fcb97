import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { restoreOptions } from "../options/option-storage.ts";

export const handler = serve(routes.restoreActorOption, async ({ member, params: { castId }, payload, refuse }) => {
  const name = payload.actor_name;
  const outcomes = await restoreOptions(member, { kind: "ACTOR", id: castId }, [name]);
  const outcome = outcomes.get(name);
  if (outcome === "missing")
    refuse("noSuchOption", t("{name} was not removed from this character in the last thirty days.", { name }));
  if (outcome === "there") refuse("nameTaken", t("{name} is already an option for this character.", { name }));
  return { ok: true as const };
});
