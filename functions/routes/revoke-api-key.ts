import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { setRevoked } from "../store/project/api-keys.ts";

export const handler = serve(routes.revokeApiKey, async ({ member, params: { keyId }, payload, refuse }) => {
  const key = await setRevoked(member, keyId, payload.revoked ? now() : null);
  return key ?? refuse("noSuchKey", "This project has no such key.");
});
