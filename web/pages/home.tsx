import Clapperboard from "lucide-react/icons/clapperboard";
import FileUp from "lucide-react/icons/file-up";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { type ActionFunctionArgs, redirect, useFetcher, useLoaderData } from "react-router-dom";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { api } from "../api.ts";
import { Failure, Loaded } from "../loaded.tsx";
import type { homeLoader } from "../loaders/account.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { fullName } from "../project-context.ts";
import { DeletedProjects } from "../project-files/deleted-projects.tsx";
import { SampleButton } from "../sample-button.tsx";
import { beginSample } from "../sample-project.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { CardLink } from "../ui/card-link.tsx";
import { Column } from "../ui/column.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** Brings a deleted project back, or begins one with the sample script. */
export async function action({ params, request }: ActionFunctionArgs<"user">) {
  const form = await request.formData();
  if (form.has("sample")) {
    try {
      return redirect(paths.script(params.user!, await beginSample(params.user!)));
    } catch (error) {
      console.error("Failed to set up the sample", error);
      return { problem: wordsFor(error, say("The sample could not be set up. Please try again.")) };
    }
  }
  const id = String(form.get("restore"));
  try {
    await api.setProjectDeleted({ params: { id }, payload: { deleted: false } });
    return undefined;
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to restore the project. Please try again.")) };
  }
}

const NO_CURRENT = say("Projects that you are a part of and created by you, which are in progress will be shown here");
const NO_PREVIOUS = say(
  "Projects that you were a part of and created by you, which have been completed will be shown here",
);

export function Component() {
  const { projects } = useLoaderData<typeof homeLoader>();
  const user = useUser();
  const sample = useFetcher<typeof action>();
  return (
    <Page width="list">
      <title>{titleOf(say("Projects"))}</title>
      <PageHeader
        title={say("Projects")}
        actions={
          <>
            <ButtonLink icon={<FileUp />} to={paths.importProject(user.id)}>
              {say("Import Project")}
            </ButtonLink>
            <ButtonLink kind="primary" icon={<Plus />} to={paths.createProject(user.id)}>
              {say("Start New Project")}
            </ButtonLink>
          </>
        }
      />
      <StatusLine status={sample.data && { kind: "error", text: sample.data.problem }} />
      <Loaded
        value={projects}
        label={say("Loading projects...")}
        shape="cards"
        failure={say("Failed to fetch projects")}
      >
        {({ all, error }) => (
          <>
            {error !== undefined && <Failure text={say("Failed to fetch projects")} error={error} />}
            <Projects
              title={say("Current Projects")}
              empty={NO_CURRENT}
              first={<SampleButton sample={sample} />}
              projects={all.filter(({ completed, erasedOn }) => !completed && !erasedOn)}
              to={(id) => paths.project(user.id, id)}
            />
            <Projects
              title={say("Previous Projects")}
              empty={NO_PREVIOUS}
              projects={all.filter(({ completed, erasedOn }) => completed && !erasedOn)}
              to={paths.completed}
            />
            <DeletedProjects projects={all.filter(({ erasedOn }) => erasedOn)} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface ProjectsProps {
  readonly title: string;
  readonly empty: string;
  /** What to begin with, while there is nothing. */
  readonly first?: ReactNode;
  readonly projects: readonly ProjectSummary[];
  readonly to: (id: string) => string;
}

function Projects({ title, empty, first, projects, to }: ProjectsProps) {
  return (
    <Column>
      <h2>{title}</h2>
      {projects.length === 0 && (
        <EmptyState icon={<Clapperboard />} action={first}>
          {empty}
        </EmptyState>
      )}
      {projects.map(({ id, projectName, coverTitle = projectName, projectType }) => (
        <CardLink key={id} to={to(id)} title={fullName({ name: coverTitle, trueName: projectName })}>
          {projectType}
        </CardLink>
      ))}
    </Column>
  );
}
