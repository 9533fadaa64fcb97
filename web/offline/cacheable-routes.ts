import type { RouteName } from "../../shared/contract/routes.ts";

/**
 * Routes whose responses can be read offline. Excluded are transient data (progress, change tokens), presigned URLs,
 * and secrets other than the project itself.
 */
const KEPT = [
  "verifyToken",
  "getUser",
  "listProjects",
  "getProjectName",
  "getProjectStatus",
  "listTeam",
  "getCalendar",
  "getTimeZone",
  "getCrew",
  "listEpisodes",
  "listUnits",
  "listScripts",
  "getScriptLines",
  "getReadingReport",
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

/** Whether the route's responses are cached on the device. */
export const isCacheable = (name: RouteName): boolean => kept.has(name);
