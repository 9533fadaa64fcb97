import Clapperboard from "lucide-react/icons/clapperboard";
import Plus from "lucide-react/icons/plus";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { api } from "../api.ts";
import { Failure, Loaded } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { useUser } from "../shell.tsx";
import { titleOf } from "../title.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { CardLink } from "../ui/card-link.tsx";
import { Column } from "../ui/column.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function loader({ params }: LoaderFunctionArgs<"user">) {
  return { projects: projectsOf(params.user!) };
}

/** As documented, the lists are empty and the console says why; whoever looks at them is told as well. */
async function projectsOf(
  user: string,
): Promise<{ readonly all: readonly ProjectSummary[]; readonly error?: unknown }> {
  try {
    return { all: await api.listProjects({ params: { user } }) };
  } catch (error) {
    console.error("Failed to fetch projects", error);
    return { all: [], error };
  }
}

const NO_CURRENT = "Projects that you are a part of and created by you, which are in progress will be shown here";
const NO_PREVIOUS = "Projects that you were a part of and created by you, which have been completed will be shown here";

export function Component() {
  const { projects } = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <Page width="list">
      <title>{titleOf("Projects")}</title>
      <PageHeader
        title="Projects"
        actions={
          <ButtonLink kind="primary" icon={<Plus />} to={paths.createProject(user.id)}>
            Start New Project
          </ButtonLink>
        }
      />
      <Loaded value={projects} label="Loading projects..." failure="Failed to fetch projects">
        {({ all, error }) => (
          <>
            {error !== undefined && <Failure text="Failed to fetch projects" error={error} />}
            <Projects
              title="Current Projects"
              empty={NO_CURRENT}
              projects={all.filter((project) => !project.completed)}
              to={(id) => paths.project(user.id, id)}
            />
            <Projects
              title="Previous Projects"
              empty={NO_PREVIOUS}
              projects={all.filter((project) => project.completed)}
              to={paths.completed}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface ProjectsProps {
  readonly title: string;
  readonly empty: string;
  readonly projects: readonly ProjectSummary[];
  readonly to: (id: string) => string;
}

function Projects({ title, empty, projects, to }: ProjectsProps) {
  return (
    <Column>
      <h2>{title}</h2>
      {projects.length === 0 && <EmptyState icon={<Clapperboard />}>{empty}</EmptyState>}
      {projects.map((project) => (
        <CardLink key={project.id} to={to(project.id)} title={project.projectName}>
          {project.projectType}
        </CardLink>
      ))}
    </Column>
  );
}
