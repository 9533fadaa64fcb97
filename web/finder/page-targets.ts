import { t } from "../i18n/translate.ts";
import { chooseTheme } from "../layout/theme.ts";
import { paths } from "../navigation/paths.ts";
import type { OpenProject } from "../navigation/project-context.ts";
import { signOut } from "../session/session.ts";
import type { FindTarget } from "./find-target.ts";

/** The pages of a project, and the actions on them. */
export function pageTargets(user: string, { id, name, may, completed }: OpenProject): readonly FindTarget[] {
  const mayEdit = may !== "viewer" && !completed;
  const pages: readonly (readonly [label: string, target: string, note?: string])[] = [
    [name, paths.project(user, id), t("The project")],
    [t("Script"), paths.script(user, id)],
    [t("Script Breakdown"), paths.breakdown(user, id)],
    [t("Cast List"), paths.castList(user, id)],
    [t("Locations"), paths.locations(user, id)],
    [t("Scheduling"), paths.scheduling(user, id)],
    [t("Manage Dates"), paths.manageDates(user, id), t("Scheduling")],
    [t("Availability"), paths.availability(user, id), t("Scheduling")],
    [t("Calendar"), paths.productionCalendar(user, id), t("Scheduling: working days, holidays, days off")],
    [t("Manage Schedules"), paths.manageSchedules(user, id), t("Scheduling")],
    [t("Compare Schedules"), paths.compareSchedules(user, id), t("Scheduling")],
    [t("Call Sheets"), paths.callSheets(user, id)],
    [t("Manage Shoot Days"), paths.manageShootDays(user, id), t("Call Sheets")],
    [t("Crew List"), paths.crew(user, id), t("Call Sheets")],
    [t("DPR"), paths.dpr(user, id), t("Daily production reports")],
    ...(may === "owner" ? ([[t("Project Settings"), paths.settings(user, id)]] as const) : []),
  ];
  const actions: readonly [label: string, target: string, note?: string][] = [
    [t("Import New Draft"), paths.script(user, id), t("Script")],
    [t("Create Schedule"), `${paths.manageSchedules(user, id)}?create=1`, t("Scheduling")],
  ];
  return [
    ...pages.map(([label, target, note]): FindTarget => ({ kind: "page", id: target, label, note, target })),
    ...(mayEdit ? actions : []).map(
      ([label, target, note]): FindTarget => ({ kind: "action", id: label, label, note, target }),
    ),
    { kind: "action", id: "team", label: t("Team Members"), target: `${paths.project(user, id)}?team=1` },
  ];
}

/** Targets and actions available everywhere. */
export function generalTargets(user: string, go: (to: string) => void): readonly FindTarget[] {
  const colours = [
    [t("Light colours"), "light"],
    [t("Dark colours"), "dark"],
    [t("Match device colours"), "system"],
  ] as const;
  return [
    { kind: "page", id: "projects", label: t("Projects"), target: paths.home(user) },
    { kind: "action", id: "import", label: t("Import Project"), target: paths.importProject(user) },
    { kind: "action", id: "new", label: t("Start New Project"), target: paths.createProject(user) },
    ...colours.map(
      ([label, theme]): FindTarget => ({ kind: "action", id: theme, label, target: () => chooseTheme(theme) }),
    ),
    { kind: "action", id: "logout", label: t("Logout"), target: () => void signOut().then(() => go(paths.signIn)) },
  ];
}
