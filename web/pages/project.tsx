import Users from "lucide-react/icons/users";
import { lazy, Suspense, startTransition, useState } from "react";
import { Link, Outlet, useLoaderData, useLocation, useSearchParams } from "react-router-dom";
import { Gone } from "../gone.tsx";
import type { projectLoader } from "../loaders/project.ts";
import { paths } from "../paths.ts";
import { CalendarContext, fullName, ProjectContext } from "../project-context.ts";
import { ReportsMenu } from "../reports/reports-menu.tsx";
import { Sections } from "../sections.tsx";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Bar } from "../ui/bar.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Page } from "../ui/page.tsx";
import { paletteStyle } from "../ui/palette-style.ts";
import { useLive } from "../use-live.ts";
import styles from "./project.module.css";

// With the schemas of who sees what, which no page needs to be shown.
const TeamDialog = lazy(async () => ({ default: (await import("../team/team-dialog.tsx")).TeamDialog }));

export { keepsWhatWasLoaded as shouldRevalidate } from "../keeps-what-was-loaded.ts";

/** What the pages of one project share: its name over them, and its team. */
export function Component() {
  const { project, calendar, stamp } = useLoaderData<typeof projectLoader>();
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const [team, setTeam] = useState(false);
  const isTeamAskedFor = search.has("team");
  const { pathname } = useLocation();
  const hub = paths.project(user.id, project.id);

  function closeTeam() {
    setTeam(false);
    if (isTeamAskedFor) setSearch({}, { replace: true });
  }

  useLive(project.id, stamp);
  return (
    <ProjectContext value={project}>
      <Bar
        kind="sub"
        label={say("Project")}
        sections={pathname.replace(/\/$/, "") === hub || project.isMissing ? undefined : <Sections />}
        actions={
          !project.isMissing && (
            <>
              {!project.limited && <ReportsMenu />}
              <IconButton
                label={say("Team Members")}
                icon={<Users />}
                onClick={() => startTransition(() => setTeam(true))}
              />
            </>
          )
        }
      >
        <Link to={hub}>{fullName(project)}</Link>
      </Bar>
      <div className={styles.project} style={project.palette && paletteStyle(project.palette)}>
        <CalendarContext value={calendar}>{project.isMissing ? <NoProject /> : <Outlet />}</CalendarContext>
      </div>
      <Suspense>
        {(team || isTeamAskedFor) && !project.isMissing && <TeamDialog project={project} onClose={closeTeam} />}
      </Suspense>
    </ProjectContext>
  );
}

function NoProject() {
  const user = useUser();
  return (
    <Page width="form">
      <title>{titleOf(say("Not found"))}</title>
      <Gone
        words={say(
          "This project does not exist, or {email} is not on its team. Whoever sent you the link can add you.",
          {
            email: user.email || say("this account"),
          },
        )}
        back={[paths.home(user.id), say("Go to your projects")]}
      />
    </Page>
  );
}
