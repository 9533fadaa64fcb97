import { account } from "./account.ts";
import { apiKeys } from "./api-keys.ts";
import { archives } from "./archives.ts";
import { audit } from "./audit.ts";
import { review } from "./breakdown-review.ts";
import { callSheets } from "./call-sheets.ts";
import { cast } from "./cast.ts";
import { deletion } from "./deletion.ts";
import { improvements } from "./improvements.ts";
import { lists } from "./lists.ts";
import { locations } from "./locations.ts";
import { photos } from "./photos.ts";
import { productionReports } from "./production-reports.ts";
import { projects } from "./projects.ts";
import { publications } from "./publications.ts";
import { schedules } from "./schedules.ts";
import { scripts } from "./scripts.ts";
import { units } from "./units.ts";

/** All routes by area. */
export const areas = {
  account,
  projects,
  scripts,
  review,
  cast,
  locations,
  photos,
  schedules,
  units,
  improvements,
  callSheets,
  publications,
  productionReports,
  apiKeys,
  audit,
  lists,
  archives,
  deletion,
} as const;

/** All routes. The stacks, the handlers, the web client, the OpenAPI document and ROUTES.md are derived from it. */
export const routes = {
  ...account,
  ...projects,
  ...scripts,
  ...review,
  ...cast,
  ...locations,
  ...photos,
  ...schedules,
  ...units,
  ...improvements,
  ...callSheets,
  ...publications,
  ...productionReports,
  ...apiKeys,
  ...audit,
  ...lists,
  ...archives,
  ...deletion,
} as const;

/**
 * A route's name: its handler's file in kebab case and its method on the client. The id of its construct is the stable
 * name.
 */
export type RouteName = keyof typeof routes;

/**
 * Original names of renamed routes. Resources keep them as construct ids, because API Gateway rejects a duplicate route
 * key and CloudFormation creates before it deletes. The activity log keeps them as action names.
 */
export const FIRST_NAMES: Readonly<Partial<Record<RouteName, string>>> = {
  requireTwoFactor: "askSecondStep",
  updateSchedulingPreferences: "changeWishes",
  confirmPersonalCall: "confirmCall",
  swapImprovement: "exchangeImprovement",
  createPersonalCalendar: "followCalls",
  setProductionReportState: "judgeProductionReport",
  createPersonalLink: "linkCall",
  listAuditEvents: "listDeeds",
  setWatermark: "markPages",
  prepareTwoFactor: "prepareSecondStep",
  getPersonalCallPdf: "printCall",
  getPersonalCall: "readCall",
  exportAuditLog: "saveDeeds",
  setWorkingTitle: "setCoverTitle",
  setDayStatus: "setDayEvent",
  setTwoFactor: "setSecondStep",
};

/** The route's permanent name: its construct id and its name in the activity log. */
export const stableNameOf = (name: RouteName): string => FIRST_NAMES[name] ?? name;

/** The route of a permanent name; the name itself if no route has it. */
export const routeNameOf = (stable: string): string =>
  Object.entries(FIRST_NAMES).find(([, first]) => first === stable)?.[0] ?? stable;
