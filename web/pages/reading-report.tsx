import { type ActionFunctionArgs, redirect, useLoaderData } from "react-router-dom";
import { SubScenes } from "../breakdown/sub-scenes.tsx";
import { splitDraft } from "../episodes/episode-changes.ts";
import { SplitOffer } from "../episodes/split-offer.tsx";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { readingReportLoader } from "../loaders/script.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { ReadingReportView } from "../script/reading-report.tsx";
import { useUser } from "../session/use-user.ts";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"user" | "id" | "version">) {
  const { version } = (await request.json()) as { readonly version: number }; // sent by the offer in this form
  const outcome = await splitDraft(params.id!, Number(params.version), version);
  return outcome.problem === undefined ? redirect(paths.script(params.user!, params.id!)) : outcome;
}

export function Component() {
  const { reading } = useLoaderData<typeof readingReportLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const title = t("How this script was read");
  const script = paths.script(user.id, id);
  return (
    <Page width="list">
      <title>{titleOf(title, name)}</title>
      <Deferred
        value={reading}
        label={t("Loading the report...")}
        shape="card"
        failure={t("Failed to fetch the report on this draft")}
        head={<PageHeader title={title} back={{ to: script, label: t("Script") }} />}
        back={[script, t("Go to the script")]}
      >
        {({ report, findings, list }) => (
          <>
            <PageHeader
              title={title}
              note={`v${report.version} - ${report.name}`}
              back={{ to: `${script}?draft=${report.version}`, label: t("Script") }}
            />
            {mayEdit && list && report.episodes && <SplitOffer found={report.episodes} list={list} />}
            <ReadingReportView key={report.version} report={report} />
            {findings?.draftVersion === report.version && (
              <SubScenes subScenes={report.subScenes} findings={findings} />
            )}
          </>
        )}
      </Deferred>
    </Page>
  );
}
