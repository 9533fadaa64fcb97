import Settings from "lucide-react/icons/settings";
import { Suspense } from "react";
import { type ActionFunctionArgs, Await, useFetcher, useLoaderData } from "react-router-dom";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { ProjectCards } from "../layout/project-cards.tsx";
import type { hubLoader } from "../loaders/project.ts";
import { paths } from "../navigation/paths.ts";
import { fullName, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { CardLink, NextStep } from "../ui/page/card-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  const completed = (await request.formData()).get("completed") === "yes";
  try {
    await api.completeProject({ params: { id: params.id! }, payload: { completed } });
    return undefined;
  } catch (error) {
    return { problem: errorText(error, t("Failed to change the project. Please try again.")) };
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
        note={completed ? t("{projectType}, completed", { projectType }) : projectType}
        back={{ to: paths.home(user.id), label: t("Projects") }}
        actions={
          may === "owner" && (
            <completion.Form method="post">
              <input type="hidden" name="completed" value={completed ? "no" : "yes"} />
              <Button type="submit" busy={busy && t("Saving...")}>
                {completed ? t("Reopen Project") : t("Complete Project")}
              </Button>
            </completion.Form>
          )
        }
      />
      {limited && <p>{t("You see some scenes of this project. Its owner can show you more.")}</p>}
      <StatusLine status={completion.data && { kind: "error", text: completion.data.problem }} />
      <ProjectCards
        user={user.id}
        id={id}
        limited={limited}
        script={(usual) => (may === "viewer" ? usual : <OrFirstStep scripts={scripts}>{usual}</OrFirstStep>)}
      >
        {may === "owner" && (
          <CardLink to={paths.settings(user.id, id)} title={t("Project Settings")} icon={<Settings />}>
            {t("Working title, export, costs and deletion")}
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

/**
 * The script card's description, or a hint that a project begins with the script. The cards work while that is unknown.
 */
function OrFirstStep({ scripts, children: usual }: OrFirstStepProps) {
  return (
    <Suspense fallback={usual}>
      <Await resolve={scripts} errorElement={usual}>
        {(all) => (all.length > 0 ? usual : <NextStep>{t("Start here: import the script as a PDF")}</NextStep>)}
      </Await>
    </Suspense>
  );
}
