import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { discardPendingDraft } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.discardDraft, async ({ member, payload: { draftVersion }, refuse }) => {
  if (!(await discardPendingDraft(member, draftVersion))) {
    refuse("noDraft", t("Draft {draftVersion} is no longer waiting for review.", { draftVersion }));
  }
  return { ok: true as const };
});
