import { routes } from "../../shared/contract/routes.ts";
import { requireIdentity } from "../account/identity-proof.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { setRevoked } from "../store/project/api-keys.ts";

export const handler = serve(routes.revokeApiKey, async ({ session, member, params: { keyId }, payload, refuse }) => {
  if (!payload.revoked) await requireIdentity(session, payload, refuse);
  const key = await setRevoked(member, keyId, payload.revoked ? now() : null);
  return key ?? refuse("noSuchKey", "This project has no such key.");
});
