import { mailWords } from "../../shared/call-sheet/publishing/mail-words.ts";
import { routes } from "../../shared/contract/routes.ts";
import { mailNewApiKey } from "../account/api-key-mail.ts";
import { requireIdentity } from "../account/identity-proof.ts";
import { sentOrLogged } from "../account/mail-link.ts";
import { serve } from "../http/serve.ts";
import { keyLimitText } from "../project/limit-texts.ts";
import { now } from "../runtime/clock.ts";
import { makeApiKey } from "../store/project/api-keys.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(
  routes.makeApiKey,
  async ({ session, member, payload, device, requireStillAllowed, refuse }) => {
    const { name, scopes } = payload;
    // A key outlives the session.
    await requireIdentity(session, payload, refuse);
    const project = mailWords((await projectOf(member)).publicName);
    const at = now();
    const made = await makeApiKey(member, { name, scopes }, at);
    if ("most" in made) return refuse("keyLimit", keyLimitText(made));
    await requireStillAllowed();
    await sentOrLogged(mailNewApiKey(session.email, { project, at, device }));
    return made;
  },
);
