import Clapperboard from "lucide-react/icons/clapperboard";
import FileUp from "lucide-react/icons/file-up";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { type ActionFunctionArgs, redirect, useFetcher, useLoaderData } from "react-router-dom";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { projectTypeText } from "../../shared/contract/schema/project-types.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, LoadError } from "../layout/deferred.tsx";
import type { homeLoader } from "../loaders/account.ts";
import { paths } from "../navigation/paths.ts";
import { fullName } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { DeletedProjects } from "../project-settings/deleted-projects.tsx";
import { SampleButton } from "../script/sample-button.tsx";
import { beginSample } from "../script/sample-project.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { CardLink } from "../ui/page/card-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Column } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** Restores a deleted project, or creates one with the sample script. */
export async function action({ params, request }: ActionFunctionArgs<"user">) {
  const form = await request.formData();
  if (form.has("sample")) {
    try {
      return redirect(paths.script(params.user!, await beginSample(params.user!)));
    } catch (error) {
      console.error("Failed to set up the sample", error);
      return { problem: errorText(error, t("The sample could not be set up. Please try again.")) };
    }
  }
  const id = String(form.get("restore"));
  try {
    await api.setProjectDeleted({ params: { id }, payload: { deleted: false } });
    return undefined;
  } catch (error) {
    return { problem: errorText(error, t("Failed to restore the project. Please try again.")) };
  }
}

const NO_CURRENT = t("Projects that you are a part of and created by you, which are in progress will be shown here");
const NO_PREVIOUS = t(
  "Projects that you were a part of and created by you, which have been completed will be shown here",
);

export function Component() {
  const { projects } = useLoaderData<typeof homeLoader>();
  const user = useUser();
  const sample = useFetcher<typeof action>();
  return (
    <Page width="list">
      <title>{titleOf(t("Projects"))}</title>
      <PageHeader
        title={t("Projects")}
        actions={
          <>
            <ButtonLink icon={<FileUp />} to={paths.importProject(user.id)}>
              {t("Import Project")}
            </ButtonLink>
            <ButtonLink kind="primary" icon={<Plus />} to={paths.createProject(user.id)}>
              {t("Start New Project")}
            </ButtonLink>
          </>
        }
      />
      <StatusLine status={sample.data && { kind: "error", text: sample.data.problem }} />
      <Deferred value={projects} label={t("Loading projects...")} shape="cards" failure={t("Failed to fetch projects")}>
        {({ all, error }) => (
          <>
            {error !== undefined && <LoadError text={t("Failed to fetch projects")} error={error} />}
            <Projects
              title={t("Current Projects")}
              empty={NO_CURRENT}
              first={<SampleButton sample={sample} />}
              projects={all.filter(({ completed, erasedOn }) => !completed && !erasedOn)}
              to={(id) => paths.project(user.id, id)}
            />
            <Projects
              title={t("Previous Projects")}
              empty={NO_PREVIOUS}
              projects={all.filter(({ completed, erasedOn }) => completed && !erasedOn)}
              to={paths.completed}
            />
            <DeletedProjects projects={all.filter(({ erasedOn }) => erasedOn)} />
          </>
        )}
      </Deferred>
    </Page>
  );
}

interface ProjectsProps {
  readonly title: string;
  readonly empty: string;
  /** Shown when there are no projects. */
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
          {projectTypeText(projectType)}
        </CardLink>
      ))}
    </Column>
  );
}
