/** All URLs of the app. */
const project = (user: string, id: string) => `/${user}/${id}`;

export const paths = {
  signIn: "/",
  signUp: "/signup",
  resetPassword: "/reset-password",
  contact: "/contact",
  /** Start URL of the installed app, and its shortcut. Both redirect. */
  start: "/start",
  today: "/today",
  home: (user: string) => `/${user}`,
  account: (user: string) => `/${user}/account`,
  createProject: (user: string) => `/${user}/create-project`,
  importProject: (user: string) => `/${user}/import-project`,
  completed: (id: string) => `/project/${id}`,
  project,
  script: (user: string, id: string) => `${project(user, id)}/script`,
  breakdown: (user: string, id: string) => `${project(user, id)}/script-breakdown`,
  draftReview: (user: string, id: string) => `${project(user, id)}/draft-review`,
  castList: (user: string, id: string) => `${project(user, id)}/cast-list`,
  /** The cast list's own links, as specified; they show the same page as under user and project. */
  castOptions: (id: string, castId: string) => `/${id}/cast/${castId}/options`,
  castOptionsOf: (user: string, id: string, castId: string) => `${project(user, id)}/cast/${castId}/options`,
  locations: (user: string, id: string) => `${project(user, id)}/locations`,
  scheduling: (user: string, id: string) => `${project(user, id)}/scheduling`,
  manageDates: (user: string, id: string) => `${project(user, id)}/manage-dates`,
  productionCalendar: (user: string, id: string) => `${project(user, id)}/calendar`,
  availability: (user: string, id: string) => `${project(user, id)}/availability`,
  manageSchedules: (user: string, id: string) => `${project(user, id)}/manage-schedules`,
  compareSchedules: (user: string, id: string) => `${project(user, id)}/compare-schedules`,
  reports: (user: string, id: string, schedule: string, report: string) =>
    `${project(user, id)}/reports?${new URLSearchParams({ schedule, report })}`,
  stripboard: (user: string, id: string, schedule: string) =>
    `${project(user, id)}/stripboard?schedule=${encodeURIComponent(schedule)}`,
  callSheets: (user: string, id: string) => `${project(user, id)}/call-sheets`,
  manageShootDays: (user: string, id: string) => `${project(user, id)}/manage-shoot-days`,
  /** The shoot days' own links, as specified; they show the same page as under user and project. */
  callSheet: (id: string, name: string) => `/${id}/call-sheets/${encodeURIComponent(name)}`,
  callSheetOf: (user: string, id: string, name: string) =>
    `${project(user, id)}/call-sheets/${encodeURIComponent(name)}`,
  dpr: (user: string, id: string) => `${project(user, id)}/dpr`,
  audit: (user: string, id: string, before?: string) =>
    `${project(user, id)}/audit${before === undefined ? "" : `?${new URLSearchParams({ before })}`}`,
  apiKeys: (user: string, id: string) => `${project(user, id)}/api-keys`,
  settings: (user: string, id: string) => `${project(user, id)}/settings`,
  crew: (user: string, id: string) => `${project(user, id)}/crew`,
} as const;
