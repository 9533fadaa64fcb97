import Printer from "lucide-react/icons/printer";
import Rows3 from "lucide-react/icons/rows-3";
import { useLoaderData } from "react-router-dom";
import { Loaded } from "../loaded.tsx";
import type { completedProjectLoader } from "../loaders/project.ts";
import { paths } from "../paths.ts";
import { ProjectCards } from "../project-cards.tsx";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { CardLink } from "../ui/card-link.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

/** A project that is over, to be read. */
export function Component() {
  const { project, records } = useLoaderData<typeof completedProjectLoader>();
  const user = useUser();
  return (
    <Page width="list">
      <title>{titleOf(project.name)}</title>
      <PageHeader
        title={project.name}
        note={`${project.projectType}, ${project.completed ? "completed" : say("in progress")}`}
        back={{ to: paths.home(user.id), label: say("Projects") }}
        actions={<ButtonLink to={paths.project(user.id, project.id)}>{say("Open project")}</ButtonLink>}
      />
      <Card title={say("Project summary")}>
        <Loaded
          value={records}
          label={say("Loading project...")}
          lines={1}
          failure={say("Failed to fetch the project")}
        >
          {([scripts, cast, schedules]) => (
            <Facts>
              <Fact name={say("Drafts")}>{scripts.length}</Fact>
              <Fact name={say("Characters")}>{cast ? cast.trim().split("\n").length - 1 : 0}</Fact>
              <Fact name={say("Schedules")}>{schedules.length}</Fact>
              <Fact name={say("Shoot days")}>{schedules.reduce((sum, schedule) => sum + schedule.days, 0)}</Fact>
            </Facts>
          )}
        </Loaded>
      </Card>
      <ProjectCards user={user.id} id={project.id} limited={project.limited}>
        <CardLink to={paths.manageSchedules(user.id, project.id)} title={say("Schedules")} icon={<Rows3 />}>
          {say("Every schedule, day by day")}
        </CardLink>
        {!project.limited && (
          <CardLink to={paths.reports(user.id, project.id, "", "one-liner")} title={say("Reports")} icon={<Printer />}>
            {say("One-liner, shooting schedule, day out of days and sides")}
          </CardLink>
        )}
      </ProjectCards>
    </Page>
  );
}
