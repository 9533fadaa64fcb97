import type { ApiScope } from "../../shared/contract/api-scopes.ts";
import type { RouteName, routes } from "../../shared/contract/routes.ts";
import { say } from "../texts/say.ts";

/** The routes whose calls are written to the activity log, as `isWrittenDown` picks them, and the one that notes its calls itself. */
type LoggedRoute =
  | "printCall"
  | {
      [Name in RouteName]: (typeof routes)[Name] extends { access: "viewer" | "editor" | "owner" | ApiScope }
        ? (typeof routes)[Name] extends { method: "POST" } | { answer: { kind: "file" } } | { writtenDown: true }
          ? Name
          : never
        : never;
    }[RouteName];

/** What a call did. Where a yes or no in the details decides that, `by` names it; rows from before it was noted have neither. */
type Words = string | { readonly by: string; readonly yes: string; readonly no: string; readonly unknown: string };

export const DEED_WORDS: Readonly<Record<LoggedRoute, Words>> = {
  activateSchedule: {
    by: "active",
    yes: say("Schedule made active"),
    no: say("Schedule made inactive"),
    unknown: say("Active schedule changed"),
  },
  addActorOption: say("Actor option added"),
  addLocationOption: say("Location option added"),
  addTeamMember: say("Team member invited"),
  applyDraft: say("Script draft applied"),
  askSecondStep: {
    by: "asked",
    yes: say("Two-factor authentication required"),
    no: say("Two-factor authentication no longer required"),
    unknown: say("Two-factor authentication requirement changed"),
  },
  changeLocationGroups: say("Location groups changed"),
  changeTeamMember: say("Team member changed"),
  changeWishes: say("Schedule constraints changed"),
  completeProject: {
    by: "completed",
    yes: say("Project completed"),
    no: say("Project reopened"),
    unknown: say("Project completed or reopened"),
  },
  correctBreakdown: say("Breakdown corrected"),
  createSchedule: say("Schedule created"),
  discardDraft: say("Script draft discarded"),
  editProductionReport: say("Production report edited"),
  exchangeImprovement: say("Schedule search result applied or undone"),
  exportSchedule: say("Schedule exported"),
  exportScript: say("Script exported"),
  finishPhoto: say("Photo uploaded"),
  finishScriptUpload: say("Script uploaded"),
  generateBreakdown: say("Breakdown generation started"),
  getCallSheet: say("Call sheet downloaded"),
  getCallSheetAsClient: say("Call sheet downloaded by a program"),
  getScriptLines: say("Script text opened"),
  getSides: say("Sides downloaded"),
  importSchedule: say("Schedule imported"),
  judgeProductionReport: say("Production report status changed"),
  leaveProject: say("Project left"),
  linkCall: say("Personal call sheet link created"),
  lockActor: say("Actor lock changed"),
  lockLocation: say("Location lock changed"),
  makeApiKey: say("API key created"),
  makeCallSheetDrafts: say("Draft call sheets created"),
  makeDraftsAsClient: say("Draft call sheets created by a program"),
  markPages: {
    by: "marked",
    yes: say("Watermarks turned on"),
    no: say("Watermarks turned off"),
    unknown: say("Watermark setting changed"),
  },
  preparePhoto: say("Photo upload started"),
  prepareScriptUpload: say("Script upload started"),
  printCall: say("Personal call sheet downloaded"),
  printProductionReport: say("Production report downloaded"),
  printPublication: say("Published call sheet downloaded"),
  printReport: say("Schedule report downloaded"),
  publishCallSheet: say("Call sheet published"),
  removeActorOption: say("Actor option removed"),
  removeLocationOptions: say("Location options removed"),
  removePhoto: say("Photo removed"),
  removeTeamMember: {
    by: "removed",
    yes: say("Team member removed"),
    no: say("Team member restored"),
    unknown: say("Team member removed or restored"),
  },
  restoreActorOption: say("Actor option restored"),
  restoreBreakdown: say("Breakdown version restored"),
  restoreLocationOptions: say("Location options restored"),
  restorePhoto: say("Photo restored"),
  revokeApiKey: {
    by: "revoked",
    yes: say("API key revoked"),
    no: say("API key restored"),
    unknown: say("API key revoked or restored"),
  },
  saveDeeds: say("Activity log downloaded"),
  saveList: say("Production list downloaded"),
  saveStripPalette: say("Strip colours changed"),
  saveStripboard: say("Stripboard saved"),
  sendCallSheet: say("Call sheet emailed"),
  setBoardRules: {
    by: "strict",
    yes: say("Blocking of rule violations turned on"),
    no: say("Blocking of rule violations turned off"),
    unknown: say("Blocking of rule violations changed"),
  },
  setCalendarFeed: say("Calendar link changed"),
  setCoverTitle: say("Working title changed"),
  setDayEvent: say("Day status changed"),
  setProjectDeleted: {
    by: "deleted",
    yes: say("Project deleted"),
    no: say("Project restored"),
    unknown: say("Project deleted or restored"),
  },
  setTimeZone: say("Time zone changed"),
  startExport: say("Project export started"),
  startImprovement: say("Schedule search started"),
  stopImprovement: say("Schedule search stopped"),
  updateActorDetails: say("Actor details changed"),
  updateBreakdown: say("Breakdown edited"),
  updateCalendar: say("Production calendar changed"),
  updateCallSheet: say("Call sheet times changed"),
  updateCallSheetSettings: say("Call sheet settings changed"),
  updateCrew: say("Crew list changed"),
  updateLocationDetails: say("Location details changed"),
  uploadScript: say("Script uploaded"),
  viewScript: say("Script opened"),
};

const isLogged = (what: string): what is LoggedRoute => Object.hasOwn(DEED_WORDS, what);

/** The words of a logged action. A route that no longer exists has none: its stored name is shown. */
export function wordsOfDeed(what: string, details: string): string {
  if (!isLogged(what)) return what;
  const words = DEED_WORDS[what];
  if (typeof words === "string") return words;
  // Such as `removed: true` in `username: ana@example.com, removed: true`.
  const parts = details.split(", ");
  if (parts.includes(`${words.by}: true`)) return words.yes;
  return parts.includes(`${words.by}: false`) ? words.no : words.unknown;
}

const PARTS: Readonly<Record<string, string>> = {
  as: say("Published as"),
  castId: say("Cast ID"),
  coverTitle: say("Working title"),
  date: say("Date"),
  day: say("Day"),
  fileName: say("File"),
  form: say("Form"),
  format: say("Format"),
  keyId: say("Key"),
  list: say("List"),
  locationId: say("Location"),
  may: say("Permissions"),
  name: say("Name"),
  number: say("Number"),
  report: say("Report"),
  role: say("Role"),
  scheduleFile: say("Schedule"),
  scheduleName: say("Schedule"),
  scopes: say("Permissions"),
  sees: say("Can see"),
  state: say("Status"),
  user: say("Account"),
  username: say("Member"),
  version: say("Version"),
};

/** The details of an action with the screens' words, without what its own words say: "scheduleName: Main" is "Schedule: Main". */
export function detailsInWords(what: string, details: string): string {
  const words = isLogged(what) ? DEED_WORDS[what] : what;
  const isSaid = (part: string) =>
    typeof words !== "string" && /: (?:true|false)$/.test(part) && part.startsWith(`${words.by}: `);
  const others = details
    .split(", ")
    .filter((part) => !isSaid(part))
    .join(", ");
  return others.replace(/(^|, )([A-Za-z]+): /g, (whole, before: string, part: string) => {
    const words = PARTS[part];
    return words === undefined ? whole : `${before}${words}: `;
  });
}
