import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { progressOf, startBreakdownRun } from "../breakdown/breakdown-run.ts";
import { serve } from "../http/serve.ts";
import { getDraft } from "../store/breakdown/drafts.ts";

export const handler = serve(
  routes.generateBreakdown,
  async ({ member, params: { fileName }, query: { version, review = false, layout }, refuse }) => {
    const draft =
      (await getDraft(member, fileName, version)) ??
      refuse("noSuchScript", t('There is no script named "{fileName}".', { fileName }));
    if (layout !== undefined && draft.format !== "pdf") {
      refuse("layoutOfPdf", t("A layout can be chosen only for a PDF. This file already marks what each line is."));
    }
    const run =
      (await startBreakdownRun(member, draft, { review, layout })) ??
      refuse(
        "beingRead",
        t('"{fileName}" is being read in another layout. Try again when that is finished.', { fileName }),
      );
    return progressOf(run);
  },
);
