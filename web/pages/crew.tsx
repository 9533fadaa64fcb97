import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { CrewEditor } from "../crew/crew-editor.tsx";
import { type CrewSaved, saveCrew, type WantedCrew } from "../crew/saving.ts";
import { Loaded } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function loader({ params }: LoaderFunctionArgs<"id">) {
  return { crew: api.getCrew({ params: { id: params.id! } }) };
}

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<CrewSaved> {
  return saveCrew(params.id!, (await request.json()) as WantedCrew); // sent by the editor in this form
}

export function Component() {
  const { crew } = useLoaderData<typeof loader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(say("Crew"), name)}</title>
      <Loaded
        value={crew}
        label={say("Loading crew...")}
        shape="card"
        lines={8}
        failure={say("Failed to fetch the crew")}
        head={
          <PageHeader title={say("Crew")} back={{ to: paths.callSheets(user.id, id), label: say("Call Sheets") }} />
        }
      >
        {({ departments, version }) => <CrewEditor departments={departments} version={version} />}
      </Loaded>
    </Page>
  );
}
