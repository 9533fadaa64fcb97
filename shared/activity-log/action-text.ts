import { type RouteName, routeNameOf, type routes } from "../contract/routes.ts";
import type { ApiScope } from "../contract/schema/api-scopes.ts";
import { message, said } from "../i18n/speech.ts";

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
 * The message of an action. If it depends on a flag in the details, `by` names the flag; events from before it was recorded
 * use `unknown`.
 */
type Words = string | { readonly by: string; readonly yes: string; readonly no: string; readonly unknown: string };

export const EVENT_WORDS: Readonly<Record<LoggedRoute, Words>> = {
  activateSchedule: {
    by: "active",
    yes: message("Schedule made active"),
    no: message("Schedule made inactive"),
    unknown: message("Active schedule changed"),
  },
  addActorOption: message("Actor option added"),
  addLocationOption: message("Location option added"),
  addTeamMember: message("Team member invited"),
  applyDraft: message("Script draft applied"),
  requireTwoFactor: {
    by: "asked",
    yes: message("Two-factor authentication required"),
    no: message("Two-factor authentication no longer required"),
    unknown: message("Two-factor authentication requirement changed"),
  },
  changeEpisodes: message("Episodes changed"),
  changeLocationGroups: message("Location groups changed"),
  changeUnits: message("Units changed"),
  moveStrips: message("Scenes moved to another unit"),
  changeTeamMember: message("Team member changed"),
  updateSchedulingPreferences: message("Schedule constraints changed"),
  completeProject: {
    by: "completed",
    yes: message("Project completed"),
    no: message("Project reopened"),
    unknown: message("Project completed or reopened"),
  },
  correctBreakdown: message("Breakdown corrected"),
  createSchedule: message("Schedule created"),
  discardDraft: message("Script draft discarded"),
  editProductionReport: message("Production report edited"),
  swapImprovement: message("Schedule search result applied or undone"),
  exportSchedule: message("Schedule exported"),
  exportScript: message("Script exported"),
  finishPhoto: message("Photo uploaded"),
  finishScriptUpload: message("Script uploaded"),
  generateBreakdown: message("Breakdown generation started"),
  getCallSheet: message("Call sheet downloaded"),
  getCallSheetAsClient: message("Call sheet downloaded by a program"),
  getScriptLines: message("Script text opened"),
  getSides: message("Sides downloaded"),
  importSchedule: message("Schedule imported"),
  setProductionReportState: message("Production report status changed"),
  leaveProject: message("Project left"),
  createPersonalLink: message("Personal call sheet link created"),
  lockActor: message("Actor lock changed"),
  lockLocation: message("Location lock changed"),
  makeApiKey: message("API key created"),
  makeCallSheetDrafts: message("Draft call sheets created"),
  makeDraftsAsClient: message("Draft call sheets created by a program"),
  setWatermark: {
    by: "marked",
    yes: message("Watermarks turned on"),
    no: message("Watermarks turned off"),
    unknown: message("Watermark setting changed"),
  },
  preparePhoto: message("Photo upload started"),
  prepareScriptUpload: message("Script upload started"),
  getPersonalCallPdf: message("Personal call sheet downloaded"),
  printProductionReport: message("Production report downloaded"),
  printPublication: message("Published call sheet downloaded"),
  printReport: message("Schedule report downloaded"),
  publishCallSheet: message("Call sheet published"),
  removeActorOption: message("Actor option removed"),
  removeLocationOptions: message("Location options removed"),
  removePhoto: message("Photo removed"),
  removeTeamMember: {
    by: "removed",
    yes: message("Team member removed"),
    no: message("Team member restored"),
    unknown: message("Team member removed or restored"),
  },
  restoreActorOption: message("Actor option restored"),
  restoreBreakdown: message("Breakdown version restored"),
  restoreLocationOptions: message("Location options restored"),
  restorePhoto: message("Photo restored"),
  revokeApiKey: {
    by: "revoked",
    yes: message("API key revoked"),
    no: message("API key restored"),
    unknown: message("API key revoked or restored"),
  },
  exportAuditLog: message("Activity log downloaded"),
  saveList: message("Production list downloaded"),
  saveStripPalette: message("Strip colours changed"),
  saveStripboard: message("Stripboard saved"),
  sendCallSheet: message("Call sheet emailed"),
  setBoardRules: {
    by: "strict",
    yes: message("Blocking of rule violations turned on"),
    no: message("Blocking of rule violations turned off"),
    unknown: message("Blocking of rule violations changed"),
  },
  setCalendarFeed: message("Calendar link changed"),
  setWorkingTitle: message("Working title changed"),
  setDayStatus: message("Day status changed"),
  setProjectDeleted: {
    by: "deleted",
    yes: message("Project deleted"),
    no: message("Project restored"),
    unknown: message("Project deleted or restored"),
  },
  setTimeZone: message("Time zone changed"),
  startExport: message("Project export started"),
  startImprovement: message("Schedule search started"),
  stopImprovement: message("Schedule search stopped"),
  updateActorDetails: message("Actor details changed"),
  updateBreakdown: message("Breakdown edited"),
  updateCalendar: message("Production calendar changed"),
  updateCallSheet: message("Call sheet times changed"),
  updateCallSheetSettings: message("Call sheet settings changed"),
  updateCrew: message("Crew list changed"),
  updateLocationDetails: message("Location details changed"),
  uploadScript: message("Script uploaded"),
  viewScript: message("Script opened"),
};

/** The texts of an action by its stored name, which a renamed route keeps. */
function wordsOf(what: string): Words | undefined {
  const name = routeNameOf(what);
  return Object.hasOwn(EVENT_WORDS, name) ? EVENT_WORDS[name as LoggedRoute] : undefined; // one of its keys
}

/** Text of a logged action; the stored name if the route no longer exists. */
export function actionText(what: string, details: string): string {
  const words = wordsOf(what);
  if (words === undefined) return what;
  if (typeof words === "string") return said(words);
  // Such as `removed: true` in `username: ana@example.com, removed: true`.
  const parts = details.split(", ");
  if (parts.includes(`${words.by}: true`)) return said(words.yes);
  return said(parts.includes(`${words.by}: false`) ? words.no : words.unknown);
}

/** Whether a part of the details, such as `removed: true`, is said by the action's text. */
export function isSaidByAction(what: string, part: string): boolean {
  const words = wordsOf(what);
  return typeof words === "object" && /: (?:true|false)$/.test(part) && part.startsWith(`${words.by}: `);
}
