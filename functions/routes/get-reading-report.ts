import { readingReport } from "../../shared/breakdown/drafts/reading-report.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { draftOfVersion, draftReading } from "../breakdown/draft-reader.ts";
import { serve } from "../http/serve.ts";

export const handler = serve(routes.getReadingReport, async ({ member, query, refuse }) => {
  const draft =
    (await draftOfVersion(member, "version" in query ? query.version : undefined)) ??
    refuse("noSuchScript", t("This draft of the script does not exist."));
  const { name, version, format } = draft;
  const read =
    (await draftReading(member, draft)) ??
    refuse("noLines", t('The pages of "{name}" have not been read yet. Generate its breakdown first.', { name }));
  return { name, version, format, ...readingReport(read) };
});
