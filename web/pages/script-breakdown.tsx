import { type ActionFunctionArgs, useLoaderData, useLocation } from "react-router-dom";
import { BreakdownEditor } from "../breakdown/breakdown-editor.tsx";
import { AwaitedBreakdown } from "../breakdown/breakdown-progress.tsx";
import { type Saved, type SaveRequest, saveTable } from "../breakdown/saving.ts";
import { outcomeOfApplying } from "../draft-review/applied.ts";
import { DraftWaits } from "../draft-review/pending-draft-banner.tsx";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { scriptBreakdownLoader } from "../loaders/script.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export { skipRevalidation as shouldRevalidate } from "../navigation/skip-revalidation.ts";

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<Saved> {
  return saveTable(params.id!, (await request.json()) as SaveRequest); // sent by the editor in this form
}

export function Component() {
  const { arrival, waiting } = useLoaderData<typeof scriptBreakdownLoader>();
  const { state } = useLocation();
  const { name } = useProject();
  const header = <PageHeader title={t("Script Breakdown")} />;
  return (
    <Page>
      <title>{titleOf(t("Script Breakdown"), name)}</title>
      <Deferred
        value={arrival}
        label={t("Loading breakdown...")}
        shape="table"
        lines={10}
        failure={t("Failed to fetch breakdown")}
        head={header}
      >
        {({ breakdown, findings, progress }) =>
          breakdown ? (
            <BreakdownEditor
              tsv={breakdown.tsv_content}
              version={breakdown.version}
              findings={findings}
              waits={<DraftWaits waiting={waiting} />}
              outcome={outcomeOfApplying(state, breakdown.version)}
            />
          ) : (
            <>
              {header}
              {progress && <AwaitedBreakdown progress={progress} />}
            </>
          )
        }
      </Deferred>
    </Page>
  );
}
