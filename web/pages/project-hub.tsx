import Settings from "lucide-react/icons/settings";
import { type ActionFunctionArgs, useFetcher, useLoaderData } from "react-router-dom";
import { projectTypeText } from "../../shared/contract/schema/project-types.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { EpisodeTotals } from "../episodes/episode-totals.tsx";
import { t } from "../i18n/translate.ts";
import { LoadError, useLoaded, useOutcome } from "../layout/deferred.tsx";
import { ProjectCards } from "../layout/project-cards.tsx";
import type { hubLoader } from "../loaders/project.ts";
import { paths } from "../navigation/paths.ts";
import { fullName, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { cardWords, nextStep } from "../project-status/card-words.ts";
import { RecentChanges } from "../project-status/recent-changes.tsx";
import { StatusTiles } from "../project-status/status-tiles.tsx";
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
  const { status, episodes } = useLoaderData<typeof hubLoader>();
  const outcome = useOutcome(status);
  const known = useLoaded(status);
  const list = useLoaded(episodes);
  const project = useProject();
  const { id, name, projectType, completed, may, limited } = project;
  const step = known && may !== "viewer" && !completed ? nextStep(known) : undefined;
  const user = useUser();
  const completion = useFetcher<typeof action>();
  const busy = completion.state !== "idle";
  return (
    <Page>
      <title>{titleOf(name)}</title>
      <PageHeader
        title={fullName(project)}
        note={
          completed
            ? t("{projectType}, completed", { projectType: projectTypeText(projectType) })
            : projectTypeText(projectType)
        }
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
      {outcome && "error" in outcome ? (
        <LoadError text={t("Failed to fetch the status of the project")} error={outcome.error} />
      ) : (
        <StatusTiles user={user.id} id={id} limited={limited} status={known} />
      )}
      <ProjectCards
        user={user.id}
        id={id}
        limited={limited}
        words={{
          ...(known && cardWords(known)),
          ...(step && { [step.card]: <NextStep>{step.words}</NextStep> }),
        }}
      >
        {may === "owner" && (
          <CardLink to={paths.settings(user.id, id)} title={t("Project Settings")} icon={<Settings />}>
            {t("Working title, export, costs and deletion")}
          </CardLink>
        )}
      </ProjectCards>
      {list && <EpisodeTotals episodes={list.episodes} />}
      {known && <RecentChanges changes={known.changes} />}
    </Page>
  );
}
