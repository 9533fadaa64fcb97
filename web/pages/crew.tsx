import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { PayloadFor } from "../../shared/contract/route.ts";
import type { routes } from "../../shared/contract/routes.ts";
import { api } from "../api.ts";
import { CrewEditor, type CrewSaved } from "../crew/crew-editor.tsx";
import { Loaded } from "../loaded.tsx";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";

export function loader({ params }: LoaderFunctionArgs<"id">) {
  return { crew: api.getCrew({ params: { id: params.id! } }) };
}

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<CrewSaved> {
  // Sent by the editor in this form.
  const payload = (await request.json()) as PayloadFor<(typeof routes)["updateCrew"]>;
  try {
    return await api.updateCrew({ params: { id: params.id! }, payload });
  } catch (error) {
    return { problem: wordsFor(error, "Failed to save the crew") };
  }
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
