import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { CrewEditor } from "../crew/crew-editor.tsx";
import { type CrewSaved, saveCrew, type WantedCrew } from "../crew/saving.ts";
import { Loaded } from "../loaded.tsx";
import { useProject } from "../project-context.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";

export function loader({ params }: LoaderFunctionArgs<"id">) {
  return { crew: api.getCrew({ params: { id: params.id! } }) };
}

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<CrewSaved> {
  return saveCrew(params.id!, (await request.json()) as WantedCrew); // sent by the editor in this form
}

export function Component() {
  const { crew } = useLoaderData<typeof loader>();
  const { name } = useProject();
  return (
    <Page>
      <title>{titleOf("Crew", name)}</title>
      <Loaded value={crew} label="Loading crew..." failure="Failed to fetch the crew">
        {({ departments, version }) => <CrewEditor departments={departments} version={version} />}
      </Loaded>
    </Page>
  );
}
