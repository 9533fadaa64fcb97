import Users from "lucide-react/icons/users";
import { lazy, Suspense, useState } from "react";
import { Link, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useSearchParams } from "react-router-dom";
import type { MemberRole } from "../../shared/contract/projects.ts";
import { USUAL_CALENDAR } from "../../shared/schedule/days-off.ts";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { ApiError, api, NetworkError } from "../api.ts";
import { Gone } from "../gone.tsx";
import { paths } from "../paths.ts";
import { CalendarContext, fullName, type OpenProject, ProjectContext } from "../project-context.ts";
import { rememberProject } from "../recent-projects.ts";
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

export async function loader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  // First, so that no change falls between what is loaded and what is known to have been loaded.
  const stamp = stampOf(id);
  const [project, calendar] = await Promise.all([projectOf(id), calendarOf(id)]);
  return { stamp, calendar, project };
}

async function projectOf(id: string): Promise<OpenProject> {
  try {
    const { name: trueName, coverTitle, projectName: _, ...project } = await api.getProjectName({ params: { id } });
    rememberProject(id);
    return { ...project, name: coverTitle ?? trueName, trueName };
  } catch (error) {
    // Nothing of the project can be shown before that; the page of the problem says how.
    if (error instanceof ApiError && error.code === "secondStepNeeded") throw error;
    // The page below says what is wrong; the title only falls back.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    const isMissing = error instanceof ApiError && error.status === 404;
    const may: MemberRole = "viewer";
    return { id, name: say("Project - {id}", { id }), projectType: "", completed: false, may, isMissing };
  }
}

async function stampOf(id: string): Promise<string | undefined> {
  try {
    return (await api.getChangeStamp({ params: { id } })).stamp;
  } catch (error) {
    // It is asked again, and the page says what is wrong.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return undefined;
  }
}

async function calendarOf(id: string): Promise<ProductionCalendar> {
  try {
    return (await api.getCalendar({ params: { id } })).calendar;
  } catch (error) {
    // Dates can be looked at and chosen without it.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return USUAL_CALENDAR;
  }
}

/** What the pages of one project share: its name over them, and its team. */
export function Component() {
  const { project, calendar, stamp } = useLoaderData<typeof loader>();
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
              <IconButton label={say("Team Members")} icon={<Users />} onClick={() => setTeam(true)} />
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
        words={say("There is no such project, or {email} is not on its team. Whoever sent you the link can add you.", {
          email: user.email || say("this account"),
        })}
        back={[paths.home(user.id), say("Go to your projects")]}
      />
    </Page>
  );
}
