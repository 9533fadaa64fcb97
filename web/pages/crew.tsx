import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { CrewEditor } from "../crew/crew-editor.tsx";
import { saveCrew } from "../crew/saving.ts";
import type { SaveRequest } from "../data/save-with-merge.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { crewLoader } from "../loaders/roster.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  return saveCrew(params.id!, (await request.json()) as SaveRequest<readonly Department[]>); // sent by the editor
}

export function Component() {
  const { crew } = useLoaderData<typeof crewLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(t("Crew"), name)}</title>
      <Deferred
        value={crew}
        label={t("Loading crew...")}
        shape="card"
        lines={8}
        failure={t("Failed to fetch the crew")}
        head={<PageHeader title={t("Crew")} back={{ to: paths.callSheets(user.id, id), label: t("Call Sheets") }} />}
      >
        {({ departments, version }) => <CrewEditor stored={{ content: departments, version }} />}
      </Deferred>
    </Page>
  );
}
