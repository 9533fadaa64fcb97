import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, LoadError } from "../layout/deferred.tsx";
import { OwnersOnly } from "../layout/restricted-state.tsx";
import type { settingsLoader } from "../loaders/project.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { CostsCard } from "../project-settings/costs-card.tsx";
import { DeleteCard } from "../project-settings/delete-card.tsx";
import { ExportCard } from "../project-settings/export-card.tsx";
import { CoverTitleCard } from "../project-settings/working-title-card.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

/** Changes the working title. */
export async function action({ params, request }: ActionFunctionArgs<"id">) {
  const coverTitle = String((await request.formData()).get("coverTitle")).trim();
  try {
    const payload = { coverTitle: coverTitle === "" ? null : coverTitle };
    await api.setWorkingTitle({ params: { id: params.id! }, payload });
    return undefined;
  } catch (error) {
    return { problem: errorText(error, t("Failed to change the working title. Please try again.")) };
  }
}

/** Project settings, for owners. */
export function Component() {
  const { exported, costs } = useLoaderData<typeof settingsLoader>();
  const { name, trueName, may } = useProject();
  const head = (
    <>
      <title>{titleOf(t("Project Settings"), name)}</title>
      <PageHeader title={t("Project Settings")} />
    </>
  );
  if (trueName === undefined) {
    // The user's role is unknown, so access to the settings is too.
    return (
      <Page width="list">
        {head}
        <LoadError text={t("Failed to fetch the project settings")} />
      </Page>
    );
  }
  if (may !== "owner") {
    return (
      <Page width="list">
        {head}
        <OwnersOnly words={t("Only the project's owners see its settings")} />
      </Page>
    );
  }
  return (
    <Page width="list">
      {head}
      <CoverTitleCard />
      <Deferred
        value={exported}
        label={t("Loading project settings...")}
        shape="card"
        lines={3}
        failure={t("Failed to fetch the project settings")}
      >
        {(loaded) => <ExportCard loaded={loaded} />}
      </Deferred>
      <Deferred
        value={costs}
        label={t("Calculating costs...")}
        shape="card"
        lines={10}
        failure={t("Failed to calculate the costs")}
      >
        {(loaded) => <CostsCard costs={loaded} />}
      </Deferred>
      <DeleteCard />
    </Page>
  );
}
