import { useFetcher } from "react-router-dom";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { locale } from "../i18n/language.ts";
import { lazy } from "../i18n/lazy.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { Fact } from "../ui/page/fact.tsx";
import { Column } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const day = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));

/** Deleted projects of an owner that can still be restored. */
export function DeletedProjects({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null;
  return (
    <Column>
      <h2>{t("Deleted Projects")}</h2>
      {projects.map((project) => (
        <Deleted key={project.id} project={project} />
      ))}
    </Column>
  );
}

function Deleted({ project: { id, projectName, erasedOn = "" } }: { readonly project: ProjectSummary }) {
  const restoring = useFetcher<{ readonly problem: string }>();
  return (
    <Card>
      <Column>
        <Fact name={projectName}>{t("Can be restored until {day}", { day: day().format(new Date(erasedOn)) })}</Fact>
        <StatusLine status={restoring.data && { kind: "error", text: restoring.data.problem }} />
        <restoring.Form method="post">
          <input type="hidden" name="restore" value={id} />
          <Button
            type="submit"
            aria-label={t("Restore {projectName}", { projectName })}
            busy={restoring.state !== "idle" && t("Restoring...")}
          >
            {t("Restore")}
          </Button>
        </restoring.Form>
      </Column>
    </Card>
  );
}
