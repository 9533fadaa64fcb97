import { type RouteName, routeNameOf, type routes } from "../../shared/contract/routes.ts";
import type { ApiScope } from "../../shared/contract/schema/api-scopes.ts";
import { t } from "../i18n/translate.ts";

/** Routes recorded in the activity log, as `isAudited` selects them, and the one that records its calls itself. */
type LoggedRoute =
  | "getPersonalCallPdf"
  | {
      [Name in RouteName]: (typeof routes)[Name] extends { access: "viewer" | "editor" | "owner" | ApiScope }
        ? (typeof routes)[Name] extends { method: "POST" } | { answer: { kind: "file" } } | { audited: true }
          ? Name
          : never
        : never;
    }[RouteName];

/**
 * Text of an action. If it depends on a flag in the details, `by` names the flag; events from before it was recorded
 * use `unknown`.
 */
type Words = string | { readonly by: string; readonly yes: string; readonly no: string; readonly unknown: string };

export const EVENT_WORDS: Readonly<Record<LoggedRoute, Words>> = {
  activateSchedule: {
    by: "active",
    yes: t("Schedule made active"),
    no: t("Schedule made inactive"),
    unknown: t("Active schedule changed"),
  },
  addActorOption: t("Actor option added"),
  addLocationOption: t("Location option added"),
  addTeamMember: t("Team member invited"),
  applyDraft: t("Script draft applied"),
  requireTwoFactor: {
    by: "asked",
    yes: t("Two-factor authentication required"),
    no: t("Two-factor authentication no longer required"),
    unknown: t("Two-factor authentication requirement changed"),
  },
  changeEpisodes: t("Episodes changed"),
  changeLocationGroups: t("Location groups changed"),
  changeUnits: t("Units changed"),
  moveStrips: t("Scenes moved to another unit"),
  changeTeamMember: t("Team member changed"),
  updateSchedulingPreferences: t("Schedule constraints changed"),
  completeProject: {
    by: "completed",
    yes: t("Project completed"),
    no: t("Project reopened"),
    unknown: t("Project completed or reopened"),
  },
  correctBreakdown: t("Breakdown corrected"),
  createSchedule: t("Schedule created"),
  discardDraft: t("Script draft discarded"),
  editProductionReport: t("Production report edited"),
  swapImprovement: t("Schedule search result applied or undone"),
  exportSchedule: t("Schedule exported"),
  exportScript: t("Script exported"),
  finishPhoto: t("Photo uploaded"),
  finishScriptUpload: t("Script uploaded"),
  generateBreakdown: t("Breakdown generation started"),
  getCallSheet: t("Call sheet downloaded"),
  getCallSheetAsClient: t("Call sheet downloaded by a program"),
  getScriptLines: t("Script text opened"),
  getSides: t("Sides downloaded"),
  importSchedule: t("Schedule imported"),
  setProductionReportState: t("Production report status changed"),
  leaveProject: t("Project left"),
  createPersonalLink: t("Personal call sheet link created"),
  lockActor: t("Actor lock changed"),
  lockLocation: t("Location lock changed"),
  makeApiKey: t("API key created"),
  makeCallSheetDrafts: t("Draft call sheets created"),
  makeDraftsAsClient: t("Draft call sheets created by a program"),
  setWatermark: {
    by: "marked",
    yes: t("Watermarks turned on"),
    no: t("Watermarks turned off"),
    unknown: t("Watermark setting changed"),
  },
  preparePhoto: t("Photo upload started"),
  prepareScriptUpload: t("Script upload started"),
  getPersonalCallPdf: t("Personal call sheet downloaded"),
  printProductionReport: t("Production report downloaded"),
  printPublication: t("Published call sheet downloaded"),
  printReport: t("Schedule report downloaded"),
  publishCallSheet: t("Call sheet published"),
  removeActorOption: t("Actor option removed"),
  removeLocationOptions: t("Location options removed"),
  removePhoto: t("Photo removed"),
  removeTeamMember: {
    by: "removed",
    yes: t("Team member removed"),
    no: t("Team member restored"),
    unknown: t("Team member removed or restored"),
  },
  restoreActorOption: t("Actor option restored"),
  restoreBreakdown: t("Breakdown version restored"),
  restoreLocationOptions: t("Location options restored"),
  restorePhoto: t("Photo restored"),
  revokeApiKey: {
    by: "revoked",
    yes: t("API key revoked"),
    no: t("API key restored"),
    unknown: t("API key revoked or restored"),
  },
  exportAuditLog: t("Activity log downloaded"),
  saveList: t("Production list downloaded"),
  saveStripPalette: t("Strip colours changed"),
  saveStripboard: t("Stripboard saved"),
  sendCallSheet: t("Call sheet emailed"),
  setBoardRules: {
    by: "strict",
    yes: t("Blocking of rule violations turned on"),
    no: t("Blocking of rule violations turned off"),
    unknown: t("Blocking of rule violations changed"),
  },
  setCalendarFeed: t("Calendar link changed"),
  setWorkingTitle: t("Working title changed"),
  setDayStatus: t("Day status changed"),
  setProjectDeleted: {
    by: "deleted",
    yes: t("Project deleted"),
    no: t("Project restored"),
    unknown: t("Project deleted or restored"),
  },
  setTimeZone: t("Time zone changed"),
  startExport: t("Project export started"),
  startImprovement: t("Schedule search started"),
  stopImprovement: t("Schedule search stopped"),
  updateActorDetails: t("Actor details changed"),
  updateBreakdown: t("Breakdown edited"),
  updateCalendar: t("Production calendar changed"),
  updateCallSheet: t("Call sheet times changed"),
  updateCallSheetSettings: t("Call sheet settings changed"),
  updateCrew: t("Crew list changed"),
  updateLocationDetails: t("Location details changed"),
  uploadScript: t("Script uploaded"),
  viewScript: t("Script opened"),
};

/** The texts of an action by its stored name, which a renamed route keeps. */
function wordsOf(what: string): Words | undefined {
  const name = routeNameOf(what);
  return Object.hasOwn(EVENT_WORDS, name) ? EVENT_WORDS[name as LoggedRoute] : undefined; // one of its keys
}

/** Text of a logged action; the stored name if the route no longer exists. */
export function auditActionText(what: string, details: string): string {
  const words = wordsOf(what);
  if (words === undefined) return what;
  if (typeof words === "string") return words;
  // Such as `removed: true` in `username: ana@example.com, removed: true`.
  const parts = details.split(", ");
  if (parts.includes(`${words.by}: true`)) return words.yes;
  return parts.includes(`${words.by}: false`) ? words.no : words.unknown;
}

const PARTS: Readonly<Record<string, string>> = {
  as: t("Published as"),
  castId: t("Cast ID"),
  coverTitle: t("Working title"),
  date: t("Date"),
  day: t("Day"),
  episodes: t("Episodes"),
  fileName: t("File"),
  form: t("Form"),
  format: t("Format"),
  keyId: t("Key"),
  list: t("List"),
  locationId: t("Location"),
  may: t("Permissions"),
  name: t("Name"),
  number: t("Number"),
  report: t("Report"),
  role: t("Role"),
  scheduleFile: t("Schedule"),
  scheduleName: t("Schedule"),
  scopes: t("Permissions"),
  sees: t("Can see"),
  state: t("Status"),
  user: t("Account"),
  username: t("Member"),
  version: t("Version"),
};

/**
 * The details of an action in the wording of the screens, without what the action's text already says: "scheduleName:
 * Main" becomes "Schedule: Main".
 */
export function detailsText(what: string, details: string): string {
  const words = wordsOf(what);
  const isSaid = (part: string) =>
    typeof words === "object" && /: (?:true|false)$/.test(part) && part.startsWith(`${words.by}: `);
  const others = details
    .split(", ")
    .filter((part) => !isSaid(part))
    .join(", ");
  return others.replace(/(^|, )([A-Za-z]+): /g, (whole, before: string, part: string) => {
    const words = PARTS[part];
    return words === undefined ? whole : `${before}${words}: `;
  });
}
