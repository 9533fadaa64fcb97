import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { changeBreakdown } from "../breakdown/breakdown-change.ts";
import { draftOfVersion, readingOf, titleOf } from "../breakdown/draft-reader.ts";
import { serve } from "../http/serve.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.applyDraft, async ({ member, payload, refuse }) =>
  changeBreakdown(member, payload, refuse, async (before) => {
    const { draftVersion, keepAside } = payload;
    const proposal = await pendingDraftOf(member);
    const draft = await draftOfVersion(member, draftVersion);
    if (draft === undefined || proposal?.draftVersion !== draftVersion) {
      return refuse(
        "noDraft",
        t("Draft {draftVersion} is no longer waiting for review. Reload the page.", { draftVersion }),
      );
    }
    const { fresh, lines } = await readingOf(member, draft.draftId);
    return {
      breakdown: mergeDraft(before.breakdown, fresh, { lines, keepAside }),
      draftVersion,
      clearsPendingDraft: draftVersion,
      what: `Applied draft ${titleOf(draft)}`,
    };
  }),
);
