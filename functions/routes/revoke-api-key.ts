import { mailWords } from "../../shared/call-sheet/publishing/mail-words.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { mailNewApiKey } from "../account/api-key-mail.ts";
import { requireIdentity } from "../account/identity-proof.ts";
import { sentOrLogged } from "../account/mail-link.ts";
import { serve } from "../http/serve.ts";
import { keyLimitText } from "../project/limit-texts.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { restoreKey, revokeKey } from "../store/project/api-keys.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(
  routes.revokeApiKey,
  async ({ session, member, params: { keyId }, payload, device, requireStillAllowed, refuse }) => {
    const unknown = () => refuse("noSuchKey", t("This project has no such key."));
    if (payload.revoked) return (await revokeKey(member, keyId, now())) ?? unknown();
    await requireIdentity(session, payload, refuse);
    const project = mailWords((await projectOf(member)).publicName);
    const restored = await restoreKey(member, keyId, nowSeconds());
    if (restored && "most" in restored) return refuse("keyLimit", keyLimitText(restored));
    try {
      await requireStillAllowed();
    } catch (error) {
      // Unlike a new key, its secret is known.
      if (restored?.wasRevoked) await revokeKey(member, keyId, now());
      throw error;
    }
    if (!restored) return unknown();
    if (restored.wasRevoked) await sentOrLogged(mailNewApiKey(session.email, { project, at: now(), device }));
    return restored.key;
  },
);
