import type { RouteName } from "./routes.ts";

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
