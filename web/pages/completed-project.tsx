import Printer from "lucide-react/icons/printer";
import Rows3 from "lucide-react/icons/rows-3";
import { useLoaderData } from "react-router-dom";
import { projectTypeText } from "../../shared/contract/schema/project-types.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import { ProjectCards } from "../layout/project-cards.tsx";
import type { completedProjectLoader } from "../loaders/project.ts";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Card } from "../ui/page/card.tsx";
import { CardLink } from "../ui/page/card-link.tsx";
import { Fact, Facts } from "../ui/page/fact.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

/** A completed project, read-only. */
export function Component() {
  const { project, records } = useLoaderData<typeof completedProjectLoader>();
  const user = useUser();
  return (
    <Page width="list">
      <title>{titleOf(project.name)}</title>
      <PageHeader
        title={project.name}
        note={`${projectTypeText(project.projectType)}, ${project.completed ? t("completed") : t("in progress")}`}
        back={{ to: paths.home(user.id), label: t("Projects") }}
        actions={<ButtonLink to={paths.project(user.id, project.id)}>{t("Open project")}</ButtonLink>}
      />
      <Card title={t("Project summary")}>
        <Deferred value={records} label={t("Loading project...")} lines={1} failure={t("Failed to fetch the project")}>
          {([scripts, cast, schedules]) => (
            <Facts>
              <Fact name={t("Drafts")}>{scripts.length}</Fact>
              <Fact name={t("Characters")}>{cast ? cast.trim().split("\n").length - 1 : 0}</Fact>
              <Fact name={t("Schedules")}>{schedules.length}</Fact>
              <Fact name={t("Shoot days")}>{schedules.reduce((sum, schedule) => sum + schedule.days, 0)}</Fact>
            </Facts>
          )}
        </Deferred>
      </Card>
      <ProjectCards user={user.id} id={project.id} limited={project.limited}>
        <CardLink to={paths.manageSchedules(user.id, project.id)} title={t("Schedules")} icon={<Rows3 />}>
          {t("Every schedule, day by day")}
        </CardLink>
        {!project.limited && (
          <CardLink to={paths.reports(user.id, project.id, "", "one-liner")} title={t("Reports")} icon={<Printer />}>
            {t("One-liner, shooting schedule, day out of days and sides")}
          </CardLink>
        )}
      </ProjectCards>
    </Page>
  );
}
