import { type ActionFunctionArgs, useLoaderData, useLocation } from "react-router-dom";
import { AwaitedBreakdown } from "../breakdown/awaited.tsx";
import { BreakdownEditor } from "../breakdown/breakdown-editor.tsx";
import { type Saved, saveTable, type Wanted } from "../breakdown/saving.ts";
import { Loaded } from "../loaded.tsx";
import type { scriptBreakdownLoader } from "../loaders/script.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { outcomeOfApplying } from "../review/applied.ts";
import { DraftWaits } from "../review/draft-waits.tsx";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export { keepsWhatWasLoaded as shouldRevalidate } from "../keeps-what-was-loaded.ts";

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<Saved> {
  return saveTable(params.id!, (await request.json()) as Wanted); // sent by the editor in this form
}

export function Component() {
  const { arrival, waiting } = useLoaderData<typeof scriptBreakdownLoader>();
  const { state } = useLocation();
  const { id, name } = useProject();
  const user = useUser();
  const header = <PageHeader title={say("Script Breakdown")} back={{ to: paths.project(user.id, id), label: name }} />;
  return (
    <Page>
      <title>{titleOf(say("Script Breakdown"), name)}</title>
      <Loaded
        value={arrival}
        label={say("Loading breakdown...")}
        shape="table"
        lines={10}
        failure={say("Failed to fetch breakdown")}
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
      </Loaded>
    </Page>
  );
}
