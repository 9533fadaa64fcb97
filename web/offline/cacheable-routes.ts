import type { RouteName } from "../../shared/contract/routes.ts";

/**
 * What a person has opened and can read again without network. Nothing that is true for a moment only (how far a run
 * is, whether anything has changed), no address that soon opens nothing, and nothing secret but the project itself.
 */
const KEPT = [
  "verifyToken",
  "getUser",
  "listProjects",
  "getProjectName",
  "listTeam",
  "getCalendar",
  "getTimeZone",
  "getCrew",
  "listScripts",
  "getScriptLines",
  "fetchBreakdown",
  "getFindings",
  "listBreakdownVersions",
  "getDraftReview",
  "getCastList",
  "getCastListComplete",
  "getCastOptions",
  "getLocationList",
  "listSchedules",
  "compareSchedules",
  "getSchedule",
  "getAvailability",
  "getReports",
  "printReport",
  "getSides",
  "saveList",
  "getStripboard",
  "getCallSheet",
  "getCallSheetDays",
  "getCallSheetSettings",
  "getPublications",
  "printPublication",
  "getPersonalCall",
  "getPersonalCallPdf",
  "listProductionReports",
  "getProductionReport",
  "printProductionReport",
] as const satisfies readonly RouteName[];

const kept: ReadonlySet<string> = new Set(KEPT);

/** Whether the answers of a route are kept on the device. */
export const isCacheable = (name: RouteName): boolean => kept.has(name);
