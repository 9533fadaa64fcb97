import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { removeOptions } from "../options/option-storage.ts";

export const handler = serve(routes.removeActorOption, async ({ member, params: { castId }, payload, refuse }) => {
  const [missing] = await removeOptions(member, { kind: "ACTOR", id: castId }, [payload.actor_name]);
  if (missing !== undefined) refuse("noSuchOption", t("{missing} is not an option for this character.", { missing }));
  return { ok: true as const };
});
