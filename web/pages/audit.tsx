import Download from "lucide-react/icons/download";
import History from "lucide-react/icons/history";
import { useState } from "react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { EventTable } from "../audit/audit-table.tsx";
import { FindMark } from "../audit/find-watermark.tsx";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import { OwnersOnly } from "../layout/restricted-state.tsx";
import type { auditLoader } from "../loaders/project.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Card } from "../ui/page/card.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Row } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** The activity log, for owners. */
export function Component() {
  const { trail, mark } = useLoaderData<typeof auditLoader>();
  const { id, name, trueName, may } = useProject();
  const user = useUser();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    setIsSaving(true);
    setProblem(undefined);
    try {
      const file = await api.exportAuditLog({ params: { id } });
      saveAs(file.blob, file.name ?? "Activity log.csv");
    } catch (error) {
      setProblem(errorText(error, t("Failed to save the activity log")));
    } finally {
      setIsSaving(false);
    }
  }

  if (trueName !== undefined && may !== "owner") {
    return (
      <Page>
        <title>{titleOf(t("Activity log"), name)}</title>
        <PageHeader title={t("Activity Log")} />
        <OwnersOnly words={t("Only the project's owners see its activity log")} />
      </Page>
    );
  }
  return (
    <Page>
      <title>{titleOf(t("Activity log"), name)}</title>
      <PageHeader
        title={t("Activity Log")}
        note={t("Every change and every download. This log cannot be edited.")}
        actions={
          <Button icon={<Download />} busy={isSaving && t("Saving...")} onClick={() => void save()}>
            {t("Save as CSV")}
          </Button>
        }
      />
      <FindMark key={mark} mark={mark} />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <Deferred
        value={trail}
        label={t("Loading activity log...")}
        shape="table"
        failure={t("Failed to fetch the activity log")}
      >
        {({ deeds, next }) =>
          deeds.length === 0 ? (
            <EmptyState icon={<History />}>
              {mark === undefined
                ? t("Changes will be listed here")
                : t("No page from this project carries the watermark ID {mark}", { mark })}
            </EmptyState>
          ) : (
            <>
              <Card padding="edge">
                <EventTable events={deeds} />
              </Card>
              <Row>
                {(search.has("before") || mark !== undefined) && (
                  <ButtonLink to={paths.audit(user.id, id)}>{t("Newest")}</ButtonLink>
                )}
                {next !== null && <ButtonLink to={paths.audit(user.id, id, next)}>{t("Older")}</ButtonLink>}
              </Row>
            </>
          )
        }
      </Deferred>
    </Page>
  );
}
