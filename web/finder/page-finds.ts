import { paths } from "../paths.ts";
import type { OpenProject } from "../project-context.ts";
import { signOut } from "../session.ts";
import { chooseTheme } from "../theme.ts";
import type { Find } from "./find.ts";

/** The pages of a project, and what one begins there. */
export function pageFinds(user: string, { id, name, may, completed }: OpenProject): readonly Find[] {
  const mayEdit = may !== "viewer" && !completed;
  const pages: readonly (readonly [label: string, leads: string, note?: string])[] = [
    [name, paths.project(user, id), "The project"],
    ["Script", paths.script(user, id)],
    ["Script Breakdown", paths.breakdown(user, id)],
    ["Cast List", paths.castList(user, id)],
    ["Locations", paths.locations(user, id)],
    ["Scheduling", paths.scheduling(user, id)],
    ["Manage Dates", paths.manageDates(user, id), "Scheduling"],
    ["Availability", paths.availability(user, id), "Scheduling"],
    ["Calendar", paths.productionCalendar(user, id), "Scheduling: working days, holidays, days off"],
    ["Manage Schedules", paths.manageSchedules(user, id), "Scheduling"],
    ["Compare Schedules", paths.compareSchedules(user, id), "Scheduling"],
    ["Call Sheets", paths.callSheets(user, id)],
    ["Manage Shoot Days", paths.manageShootDays(user, id), "Call Sheets"],
    ["Crew List", paths.crew(user, id), "Call Sheets"],
    ["DPR", paths.dpr(user, id), "Daily production reports"],
    ...(may === "owner" ? ([["Project Settings", paths.settings(user, id)]] as const) : []),
  ];
  const actions: readonly [label: string, leads: string, note?: string][] = [
    ["Import New Draft", paths.script(user, id), "Script"],
    ["Create Schedule", `${paths.manageSchedules(user, id)}?create=1`, "Scheduling"],
  ];
  return [
    ...pages.map(([label, leads, note]): Find => ({ kind: "page", id: leads, label, note, leads })),
    ...(mayEdit ? actions : []).map(
      ([label, leads, note]): Find => ({ kind: "action", id: label, label, note, leads }),
    ),
    { kind: "action", id: "team", label: "Team Members", leads: `${paths.project(user, id)}?team=1` },
  ];
}

/** What can be gone to and done wherever one is. */
export function generalFinds(user: string, go: (to: string) => void): readonly Find[] {
  const colours = [
    ["Light colours", "light"],
    ["Dark colours", "dark"],
    ["Colours as the device is set", "system"],
  ] as const;
  return [
    { kind: "page", id: "projects", label: "Projects", leads: paths.home(user) },
    { kind: "action", id: "import", label: "Import Project", leads: paths.importProject(user) },
    { kind: "action", id: "new", label: "Start New Project", leads: paths.createProject(user) },
    ...colours.map(([label, theme]): Find => ({ kind: "action", id: theme, label, leads: () => chooseTheme(theme) })),
    { kind: "action", id: "logout", label: "Logout", leads: () => void signOut().then(() => go(paths.signIn)) },
  ];
}
