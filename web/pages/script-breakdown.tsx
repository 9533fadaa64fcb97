import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router-dom";
import { ApiError, api } from "../api.ts";
import { AwaitedBreakdown } from "../breakdown/awaited.tsx";
import { BreakdownEditor } from "../breakdown/breakdown-editor.tsx";
import { type Saved, saveTable, type Wanted } from "../breakdown/saving.ts";
import { forLater, Loaded } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { outcomeOfApplying } from "../review/applied.ts";
import { DraftWaits, waitingDraft } from "../review/draft-waits.tsx";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export { keepsWhatWasLoaded as shouldRevalidate } from "../keeps-what-was-loaded.ts";

const NOT_READY = [404, 202, 204];

export function loader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  return { arrival: forLater(arrivalOf(id)), waiting: waitingDraft(id) };
}

/** The breakdown, or how far it is. */
async function arrivalOf(id: string) {
  try {
    const found = api.getFindings({ params: { id } }).catch(nothingUnlessBug);
    const breakdown = await api.fetchBreakdown({ params: { id } });
    return { breakdown, findings: await found };
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_READY.includes(error.status) || error.code === "notFound") throw error;
    return { progress: await api.getBreakdownProgress({ params: { id } }) };
  }
}

/** The table is worth showing without what was found for it. */
function nothingUnlessBug(error: unknown): undefined {
  wordsFor(error, say("Failed to fetch what was found"));
}

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<Saved> {
  return saveTable(params.id!, (await request.json()) as Wanted); // sent by the editor in this form
}

export function Component() {
  const { arrival, waiting } = useLoaderData<typeof loader>();
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
