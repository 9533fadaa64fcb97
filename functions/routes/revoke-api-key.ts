import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { setRevoked } from "../store/api-keys.ts";

export const handler = serve(routes.revokeApiKey, async ({ member, params: { keyId }, payload, refuse }) => {
  const key = await setRevoked(member, keyId, payload.revoked ? now() : null);
  return key ?? refuse("noSuchKey", "This project has no such key.");
});
