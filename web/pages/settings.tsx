import Lock from "lucide-react/icons/lock";
import { type ActionFunctionArgs, redirect, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { Failure, Loaded } from "../loaded.tsx";
import type { settingsLoader } from "../loaders/project.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { CostsCard } from "../project-files/costs-card.tsx";
import { CoverTitleCard } from "../project-files/cover-title-card.tsx";
import { DeleteCard } from "../project-files/delete-card.tsx";
import { ExportCard } from "../project-files/export-card.tsx";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

/** Changes the cover title, or deletes the project, which can be brought back on the page with all of them. */
export async function action({ params, request }: ActionFunctionArgs<"user" | "id">) {
  const coverTitle = (await request.formData()).get("coverTitle");
  if (coverTitle !== null) return changeCoverTitle(params.id!, String(coverTitle).trim());
  try {
    await api.setProjectDeleted({ params: { id: params.id! }, payload: { deleted: true } });
    return redirect(paths.home(params.user!));
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to delete the project. Please try again.")) };
  }
}

async function changeCoverTitle(id: string, coverTitle: string) {
  try {
    await api.setCoverTitle({ params: { id }, payload: { coverTitle: coverTitle === "" ? null : coverTitle } });
    return undefined;
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to change the working title. Please try again.")) };
  }
}

/** What concerns a project as a whole, for its owners. */
export function Component() {
  const { exported, costs } = useLoaderData<typeof settingsLoader>();
  const { id, name, trueName, may } = useProject();
  const user = useUser();
  const hub = paths.project(user.id, id);
  const head = (
    <>
      <title>{titleOf(say("Project Settings"), name)}</title>
      <PageHeader title={say("Project Settings")} back={{ to: hub, label: name }} />
    </>
  );
  if (trueName === undefined) {
    // Who may see the settings is not known either.
    return (
      <Page width="list">
        {head}
        <Failure text={say("Failed to fetch the project settings")} />
      </Page>
    );
  }
  if (may !== "owner") {
    return (
      <Page width="list">
        {head}
        <EmptyState icon={<Lock />} next={[hub, say("Go back to {project}", { project: name })]}>
          {say("Only the project's owners see its settings")}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="list">
      {head}
      <CoverTitleCard />
      <Loaded
        value={exported}
        label={say("Loading project settings...")}
        shape="card"
        lines={3}
        failure={say("Failed to fetch the project settings")}
      >
        {(loaded) => <ExportCard loaded={loaded} />}
      </Loaded>
      <Loaded
        value={costs}
        label={say("Calculating costs...")}
        shape="card"
        lines={10}
        failure={say("Failed to calculate the costs")}
      >
        {(loaded) => <CostsCard costs={loaded} />}
      </Loaded>
      <DeleteCard />
    </Page>
  );
}
