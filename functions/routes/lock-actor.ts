import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { textForLock } from "../options/lock-conflict-message.ts";
import { lockOption } from "../options/option-storage.ts";

export const handler = serve(routes.lockActor, async ({ member, params: { castId }, payload, refuse }) => {
  const name = payload.actor_name;
  const became = await lockOption(member, { kind: "ACTOR", id: castId }, name, payload.instead_of);
  if (became === "noSuchOption") refuse("noSuchOption", t("{name} is not an option for this character.", { name }));
  else if (became !== "set") refuse("lockChanged", await textForLock(became));
  return { ok: true as const };
});
