import Users from "lucide-react/icons/users";
import { lazy, Suspense } from "react";
import { Outlet, useLoaderData, useMatch, useSearchParams } from "react-router-dom";
import { CHANGE_POLLING, LIVE_POLLING } from "../../shared/contract/schema/change-polling.ts";
import { useChangePolling } from "../data/use-change-polling.ts";
import { t } from "../i18n/translate.ts";
import { NotFoundState } from "../layout/not-found-state.tsx";
import { ProjectFrame } from "../layout/project-frame.tsx";
import type { projectLoader } from "../loaders/project.ts";
import { paths, patterns } from "../navigation/paths.ts";
import { CalendarContext, ProjectContext } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { ReportsMenu } from "../reports/reports-menu.tsx";
import { useUser } from "../session/use-user.ts";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Page } from "../ui/page/page.tsx";
import { paletteStyle } from "../ui/palette-style.ts";
import { useLazyDialog } from "../ui/use-lazy-dialog.ts";
import styles from "./project.module.css";

// Loaded on demand, with the visibility schemas that no page needs.
const TeamDialog = lazy(async () => ({ default: (await import("../team/team-dialog.tsx")).TeamDialog }));

export { skipRevalidation as shouldRevalidate } from "../navigation/skip-revalidation.ts";

/** Layout of a project's pages: its name, and its team. */
export function Component() {
  const { project, calendar, stamp } = useLoaderData<typeof projectLoader>();
  const isBoard = useMatch(patterns.stripboard) !== null;
  const [search, setSearch] = useSearchParams();
  const team = useLazyDialog<true>();
  const isTeamAskedFor = search.has("team");

  function closeTeam() {
    team.close();
    if (isTeamAskedFor) setSearch({}, { replace: true });
  }

  useChangePolling(project.id, stamp, isBoard ? LIVE_POLLING : CHANGE_POLLING);
  return (
    <ProjectContext value={project}>
      <ProjectFrame
        project={project}
        tools={
          !project.isMissing && (
            <IconButton label={t("Team Members")} icon={<Users />} onClick={() => team.open(true)} />
          )
        }
        last={!project.limited && <ReportsMenu />}
      >
        <div className={styles.project} style={project.palette && paletteStyle(project.palette)}>
          <CalendarContext value={calendar}>{project.isMissing ? <NoProject /> : <Outlet />}</CalendarContext>
        </div>
      </ProjectFrame>
      <Suspense>
        {(team.value || isTeamAskedFor) && !project.isMissing && <TeamDialog project={project} onClose={closeTeam} />}
      </Suspense>
    </ProjectContext>
  );
}

function NoProject() {
  const user = useUser();
  return (
    <Page width="form">
      <title>{titleOf(t("Not found"))}</title>
      <NotFoundState
        words={t(
          "This project does not exist, or {email} is not on its team. The person who sent you the link can add you.",
          {
            email: user.email || t("this account"),
          },
        )}
        back={[paths.home(user.id), t("Go to your projects")]}
      />
    </Page>
  );
}
