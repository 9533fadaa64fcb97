import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { requireIdentity } from "../account/identity-proof.ts";
import { serve } from "../http/serve.ts";
import { keyLimitText } from "../project/limit-texts.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { restoreKey, revokeKey } from "../store/project/api-keys.ts";

export const handler = serve(routes.revokeApiKey, async ({ session, member, params: { keyId }, payload, refuse }) => {
  if (!payload.revoked) await requireIdentity(session, payload, refuse);
  const key = await (payload.revoked ? revokeKey(member, keyId, now()) : restoreKey(member, keyId, nowSeconds()));
  if (!key) return refuse("noSuchKey", t("This project has no such key."));
  return "most" in key ? refuse("keyLimit", keyLimitText(key)) : key;
});
