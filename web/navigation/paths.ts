import { generatePath } from "react-router-dom";

/** The URL pattern of each page. `web/app/router.tsx` makes the routes from these, and `paths` the URLs. */
export const patterns = {
  signIn: "/",
  signUp: "/signup",
  resetPassword: "/reset-password",
  contact: "/contact",
  /** Start URL of the installed app, and its shortcut. Both redirect. */
  start: "/start",
  today: "/today",
  personalCall: "/call-sheet/:secret",
  completed: "/project/:id",
  home: "/:user",
  account: "/:user/account",
  createProject: "/:user/create-project",
  importProject: "/:user/import-project",
  project: "/:user/:id",
  script: "/:user/:id/script",
  readingReport: "/:user/:id/script/:version/reading",
  breakdown: "/:user/:id/script-breakdown",
  draftReview: "/:user/:id/draft-review",
  castList: "/:user/:id/cast-list",
  /** The specified URL of a character's options; the same page is below user and project. */
  castOptions: "/:id/cast/:castId/options",
  castOptionsOf: "/:user/:id/cast/:castId/options",
  locations: "/:user/:id/locations",
  scheduling: "/:user/:id/scheduling",
  manageDates: "/:user/:id/manage-dates",
  productionCalendar: "/:user/:id/calendar",
  availability: "/:user/:id/availability",
  manageSchedules: "/:user/:id/manage-schedules",
  compareSchedules: "/:user/:id/compare-schedules",
  reports: "/:user/:id/reports",
  stripboard: "/:user/:id/stripboard",
  callSheets: "/:user/:id/call-sheets",
  manageShootDays: "/:user/:id/manage-shoot-days",
  /** The specified URL of a schedule's call sheets; the same page is below user and project. */
  callSheet: "/:id/call-sheets/:scheduleName",
  callSheetOf: "/:user/:id/call-sheets/:scheduleName",
  dpr: "/:user/:id/dpr",
  audit: "/:user/:id/audit",
  apiKeys: "/:user/:id/api-keys",
  settings: "/:user/:id/settings",
  crew: "/:user/:id/crew",
} as const;

const ofUser = (pattern: `/:user${string}`) => (user: string) => generatePath<string>(pattern, { user });
const ofProject = (pattern: `/:user/:id${string}`) => (user: string, id: string) =>
  generatePath<string>(pattern, { user, id });
/** The URLs of the pages. */
export const paths = {
  signIn: patterns.signIn,
  /** The call sheet of today or of the next shoot day, of one project or of any. */
  today: (project?: string) =>
    project === undefined ? patterns.today : `${patterns.today}?${new URLSearchParams({ project })}`,
  signUp: patterns.signUp,
  resetPassword: patterns.resetPassword,
  completed: (id: string) => generatePath(patterns.completed, { id }),
  home: ofUser(patterns.home),
  account: ofUser(patterns.account),
  createProject: ofUser(patterns.createProject),
  importProject: ofUser(patterns.importProject),
  project: ofProject(patterns.project),
  script: ofProject(patterns.script),
  readingReport: (user: string, id: string, version: number) =>
    generatePath(patterns.readingReport, { user, id, version: String(version) }),
  breakdown: ofProject(patterns.breakdown),
  draftReview: (user: string, id: string, episode?: string) =>
    `${generatePath(patterns.draftReview, { user, id })}${episode === undefined ? "" : `?${new URLSearchParams({ episode })}`}`,
  castList: ofProject(patterns.castList),
  castOptions: (id: string, castId: string) => generatePath(patterns.castOptions, { id, castId }),
  castOptionsOf: (user: string, id: string, castId: string) =>
    generatePath(patterns.castOptionsOf, { user, id, castId }),
  locations: ofProject(patterns.locations),
  scheduling: ofProject(patterns.scheduling),
  manageDates: ofProject(patterns.manageDates),
  productionCalendar: ofProject(patterns.productionCalendar),
  availability: ofProject(patterns.availability),
  manageSchedules: ofProject(patterns.manageSchedules),
  compareSchedules: ofProject(patterns.compareSchedules),
  reports: (user: string, id: string, schedule: string, report: string) =>
    `${generatePath(patterns.reports, { user, id })}?${new URLSearchParams({ schedule, report })}`,
  stripboard: (user: string, id: string, schedule: string) =>
    `${generatePath(patterns.stripboard, { user, id })}?schedule=${encodeURIComponent(schedule)}`,
  callSheets: ofProject(patterns.callSheets),
  manageShootDays: ofProject(patterns.manageShootDays),
  callSheet: (id: string, scheduleName: string) => generatePath(patterns.callSheet, { id, scheduleName }),
  callSheetOf: (user: string, id: string, scheduleName: string) =>
    generatePath(patterns.callSheetOf, { user, id, scheduleName }),
  dpr: ofProject(patterns.dpr),
  audit: (user: string, id: string, before?: string) =>
    `${generatePath(patterns.audit, { user, id })}${before === undefined ? "" : `?${new URLSearchParams({ before })}`}`,
  apiKeys: ofProject(patterns.apiKeys),
  settings: ofProject(patterns.settings),
  crew: ofProject(patterns.crew),
} as const;
