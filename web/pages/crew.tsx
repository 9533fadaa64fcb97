import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import type { Department } from "../../shared/call-sheet/crew.ts";
import { CrewEditor } from "../crew/crew-editor.tsx";
import { saveCrew } from "../crew/saving.ts";
import { Loaded } from "../loaded.tsx";
import type { crewLoader } from "../loaders/roster.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import type { Wanted } from "../save-together.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  return saveCrew(params.id!, (await request.json()) as Wanted<readonly Department[]>); // sent by the editor in this form
}

export function Component() {
  const { crew } = useLoaderData<typeof crewLoader>();
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
        {({ departments, version }) => <CrewEditor stored={{ content: departments, version }} />}
      </Loaded>
    </Page>
  );
}
