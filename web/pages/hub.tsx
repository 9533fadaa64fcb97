import Settings from "lucide-react/icons/settings";
import { Suspense } from "react";
import { type ActionFunctionArgs, Await, useFetcher, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import type { hubLoader } from "../loaders/project.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { ProjectCards } from "../project-cards.tsx";
import { fullName, useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { CardLink, NextStep } from "../ui/card-link.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  const completed = (await request.formData()).get("completed") === "yes";
  try {
    await api.completeProject({ params: { id: params.id! }, payload: { completed } });
    return undefined;
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to change the project. Please try again.")) };
  }
}

export function Component() {
  const { scripts } = useLoaderData<typeof hubLoader>();
  const project = useProject();
  const { id, name, projectType, completed, may, limited } = project;
  const user = useUser();
  const completion = useFetcher<typeof action>();
  const busy = completion.state !== "idle";
  return (
    <Page>
      <title>{titleOf(name)}</title>
      <PageHeader
        title={fullName(project)}
        note={completed ? say("{projectType}, completed", { projectType }) : projectType}
        back={{ to: paths.home(user.id), label: say("Projects") }}
        actions={
          may === "owner" && (
            <completion.Form method="post">
              <input type="hidden" name="completed" value={completed ? "no" : "yes"} />
              <Button type="submit" busy={busy && say("Saving...")}>
                {completed ? say("Reopen Project") : say("Complete Project")}
              </Button>
            </completion.Form>
          )
        }
      />
      {limited && <p>{say("You see some scenes of this project. Its owner can show you more.")}</p>}
      <StatusLine status={completion.data && { kind: "error", text: completion.data.problem }} />
      <ProjectCards
        user={user.id}
        id={id}
        limited={limited}
        script={(usual) => (may === "viewer" ? usual : <OrFirstStep scripts={scripts}>{usual}</OrFirstStep>)}
      >
        {may === "owner" && (
          <CardLink to={paths.settings(user.id, id)} title={say("Project Settings")} icon={<Settings />}>
            {say("Working title, export, costs and deletion")}
          </CardLink>
        )}
      </ProjectCards>
    </Page>
  );
}

interface OrFirstStepProps {
  readonly scripts: Promise<readonly unknown[]>;
  readonly children: string;
}

/** What is said of the script, or that a project begins with it. The cards lead on whether or not that is known. */
function OrFirstStep({ scripts, children: usual }: OrFirstStepProps) {
  return (
    <Suspense fallback={usual}>
      <Await resolve={scripts} errorElement={usual}>
        {(all) => (all.length > 0 ? usual : <NextStep>{say("Start here: import the script as a PDF")}</NextStep>)}
      </Await>
    </Suspense>
  );
}
