import { paths } from "../paths.ts";
import type { OpenProject } from "../project-context.ts";
import { signOut } from "../session.ts";
import { say } from "../texts/say.ts";
import { chooseTheme } from "../theme.ts";
import type { Find } from "./find.ts";

/** The pages of a project, and what one begins there. */
export function pageFinds(user: string, { id, name, may, completed }: OpenProject): readonly Find[] {
  const mayEdit = may !== "viewer" && !completed;
  const pages: readonly (readonly [label: string, leads: string, note?: string])[] = [
    [name, paths.project(user, id), say("The project")],
    [say("Script"), paths.script(user, id)],
    [say("Script Breakdown"), paths.breakdown(user, id)],
    [say("Cast List"), paths.castList(user, id)],
    [say("Locations"), paths.locations(user, id)],
    [say("Scheduling"), paths.scheduling(user, id)],
    [say("Manage Dates"), paths.manageDates(user, id), say("Scheduling")],
    [say("Availability"), paths.availability(user, id), say("Scheduling")],
    [say("Calendar"), paths.productionCalendar(user, id), say("Scheduling: working days, holidays, days off")],
    [say("Manage Schedules"), paths.manageSchedules(user, id), say("Scheduling")],
    [say("Compare Schedules"), paths.compareSchedules(user, id), say("Scheduling")],
    [say("Call Sheets"), paths.callSheets(user, id)],
    [say("Manage Shoot Days"), paths.manageShootDays(user, id), say("Call Sheets")],
    [say("Crew List"), paths.crew(user, id), say("Call Sheets")],
    ["DPR", paths.dpr(user, id), say("Daily production reports")],
    ...(may === "owner" ? ([[say("Project Settings"), paths.settings(user, id)]] as const) : []),
  ];
  const actions: readonly [label: string, leads: string, note?: string][] = [
    [say("Import New Draft"), paths.script(user, id), say("Script")],
    [say("Create Schedule"), `${paths.manageSchedules(user, id)}?create=1`, say("Scheduling")],
  ];
  return [
    ...pages.map(([label, leads, note]): Find => ({ kind: "page", id: leads, label, note, leads })),
    ...(mayEdit ? actions : []).map(
      ([label, leads, note]): Find => ({ kind: "action", id: label, label, note, leads }),
    ),
    { kind: "action", id: "team", label: say("Team Members"), leads: `${paths.project(user, id)}?team=1` },
  ];
}

/** What can be gone to and done wherever one is. */
export function generalFinds(user: string, go: (to: string) => void): readonly Find[] {
  const colours = [
    [say("Light colours"), "light"],
    [say("Dark colours"), "dark"],
    [say("Match device colours"), "system"],
  ] as const;
  return [
    { kind: "page", id: "projects", label: say("Projects"), leads: paths.home(user) },
    { kind: "action", id: "import", label: say("Import Project"), leads: paths.importProject(user) },
    { kind: "action", id: "new", label: say("Start New Project"), leads: paths.createProject(user) },
    ...colours.map(([label, theme]): Find => ({ kind: "action", id: theme, label, leads: () => chooseTheme(theme) })),
    { kind: "action", id: "logout", label: say("Logout"), leads: () => void signOut().then(() => go(paths.signIn)) },
  ];
}
