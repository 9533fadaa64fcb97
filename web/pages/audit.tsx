import Download from "lucide-react/icons/download";
import History from "lucide-react/icons/history";
import { useState } from "react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { api } from "../api.ts";
import { DeedTable } from "../audit/deed-table.tsx";
import { FindMark } from "../audit/find-mark.tsx";
import { Loaded } from "../loaded.tsx";
import type { auditLoader } from "../loaders/project.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { saveAs } from "../save-as.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { Row } from "../ui/column.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** Who has changed what in the project, for its owners. */
export function Component() {
  const { trail, mark } = useLoaderData<typeof auditLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    setIsSaving(true);
    setProblem(undefined);
    try {
      const file = await api.saveDeeds({ params: { id } });
      saveAs(file.blob, file.name ?? "Activity log.csv");
    } catch (error) {
      setProblem(wordsFor(error, say("Failed to save the activity log")));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Page>
      <title>{titleOf(say("Activity log"), name)}</title>
      <PageHeader
        title={say("Activity Log")}
        back={{ to: paths.project(user.id, id), label: name }}
        note={say("Every change and every download. This log cannot be edited.")}
        actions={
          <Button icon={<Download />} busy={isSaving && say("Saving...")} onClick={() => void save()}>
            {say("Save as CSV")}
          </Button>
        }
      />
      <FindMark key={mark} mark={mark} />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <Loaded
        value={trail}
        label={say("Loading activity log...")}
        shape="table"
        failure={say("Failed to fetch the activity log")}
      >
        {({ deeds, next }) =>
          deeds.length === 0 ? (
            <EmptyState icon={<History />}>
              {mark === undefined
                ? say("Changes will be listed here")
                : say("No page from this project carries the watermark ID {mark}", { mark })}
            </EmptyState>
          ) : (
            <>
              <Card padding="edge">
                <DeedTable deeds={deeds} />
              </Card>
              <Row>
                {(search.has("before") || mark !== undefined) && (
                  <ButtonLink to={paths.audit(user.id, id)}>{say("Newest")}</ButtonLink>
                )}
                {next !== null && <ButtonLink to={paths.audit(user.id, id, next)}>{say("Older")}</ButtonLink>}
              </Row>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
