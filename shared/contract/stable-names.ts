import type { RouteName } from "./routes.ts";

/**
 * The first names of routes that have been renamed. A route's resources keep their ids by them, since API Gateway refuses
 * a second route of the same key and CloudFormation creates before it deletes; the audit log keeps them as what was done.
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

/** The name of a route that never changes: its constructs' id and its name in the audit log. */
export const stableNameOf = (name: RouteName): string => FIRST_NAMES[name] ?? name;
