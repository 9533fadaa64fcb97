// Over 300 lines because it lists the permissions of every route, so that a reviewer finds them in one place.
import type { Stack } from "aws-cdk-lib";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { RouteName } from "../../shared/contract/routes.ts";
import type { DataStack } from "./data.ts";
import { type RouteResources, routeStatements } from "./route-statements.ts";

type Permissions = Readonly<Partial<Record<RouteName, readonly PolicyStatement[]>>>;
type Statements = ReturnType<typeof routeStatements>;

/**
 * The permissions of each route's function, besides reading the caller's session and membership. A route without an
 * entry does not compile.
 */
export function routePermissions(
  stack: Stack,
  data: DataStack,
  resources: RouteResources,
): Record<RouteName, readonly PolicyStatement[]> {
  const statements = routeStatements(stack, data, resources);
  return {
    ...accountPermissions(statements),
    ...projectPermissions(statements),
    ...scriptPermissions(statements),
    ...rosterPermissions(statements),
    ...schedulePermissions(statements, resources),
    ...callSheetPermissions(statements),
    getProjectStatus: [...statements.callSheet, statements.projects("BatchGetItem"), statements.published("GetObject")],
    ...administrationPermissions(statements, resources),
  };
}

function accountPermissions({
  projects,
  schedules,
  byEmail,
  byUser,
  mail,
  users,
  requireIdentity,
  changeTwoFactor,
}: Statements) {
  return {
    verifyToken: [],
    getUser: [projects("GetItem")],
    prepareTwoFactor: [projects("PutItem"), ...requireIdentity],
    setTwoFactor: [projects("GetItem", "Query", "UpdateItem", "PutItem", "DeleteItem"), byEmail, changeTwoFactor, mail],
    login: [projects("GetItem", "Query", "UpdateItem", "PutItem", "DeleteItem"), byEmail, changeTwoFactor, mail],
    logout: [projects("PutItem")],
    listAccountEvents: [projects("Query")],
    listSessions: [projects("Query", "GetItem")],
    endSession: [projects("GetItem", "PutItem")],
    signOutEverywhere: [projects("GetItem", "Query", "UpdateItem", "PutItem")],
    refreshSession: [projects("BatchGetItem", "PutItem")],
    signup: [byEmail, projects("GetItem", "Query", "UpdateItem"), users("AdminGetUser"), mail],
    confirmSignup: [
      projects("GetItem", "UpdateItem"),
      users(
        "AdminGetUser",
        "AdminCreateUser",
        "AdminSetUserPassword",
        "AdminUpdateUserAttributes",
        "AdminConfirmSignUp",
      ),
    ],
    resendConfirmation: [projects("GetItem", "UpdateItem"), users("AdminGetUser"), mail],
    forgotPassword: [projects("GetItem", "UpdateItem"), users("AdminGetUser"), mail],
    resetPassword: [
      projects("GetItem", "Query", "UpdateItem", "PutItem", "DeleteItem", "BatchGetItem"),
      schedules("Query", "GetItem", "DeleteItem"),
      byUser,
      users("AdminSetUserPassword"),
      mail,
    ],
  } satisfies Permissions;
}

function projectPermissions({
  projects,
  options,
  schedules,
  byEmail,
  byUser,
  mail,
  leaveTeam,
  eraseCopies,
  readBreakdown,
  readVisible,
  requireIdentity,
}: Statements) {
  return {
    createProject: [projects("PutItem", "GetItem", "Query", "BatchGetItem"), byUser],
    listProjects: [byUser, byEmail, projects("GetItem", "Query", "PutItem", "DeleteItem")],
    getProjectName: [projects("GetItem")],
    completeProject: [projects("UpdateItem")],
    getTimeZone: [...readVisible, options("Query")],
    setTimeZone: [projects("UpdateItem")],
    getChangeStamp: [projects("BatchGetItem"), options("BatchGetItem"), schedules("BatchGetItem")],
    requireTwoFactor: [projects("UpdateItem")],
    setWatermark: [projects("UpdateItem")],
    setWorkingTitle: [projects("GetItem", "UpdateItem")],
    listTeam: [...readBreakdown, projects("Query", "BatchGetItem")],
    addTeamMember: [projects("GetItem", "Query", "PutItem", "UpdateItem"), schedules("BatchGetItem"), byEmail, mail],
    changeTeamMember: [
      ...readBreakdown,
      projects("Query", "PutItem", "BatchGetItem", "ConditionCheckItem"),
      ...requireIdentity,
      byEmail,
      schedules("Query", "GetItem", "DeleteItem"),
      ...eraseCopies,
    ],
    removeTeamMember: leaveTeam,
    leaveProject: leaveTeam,
    getCrew: [projects("GetItem")],
    updateCrew: [projects("UpdateItem", "GetItem")],
  } satisfies Permissions;
}

function scriptPermissions({
  projects,
  runs,
  drafts,
  uploads,
  readScanned,
  readBreakdown,
  readVisible,
  saveBreakdown,
}: Statements) {
  return {
    listEpisodes: [...readVisible, projects("Query")],
    changeEpisodes: [...saveBreakdown, projects("Query")],
    listScripts: [...readVisible, projects("Query"), runs("DescribeExecution")],
    uploadScript: [
      projects("Query", "GetItem", "PutItem", "ConditionCheckItem"),
      uploads("PutObject"),
      ...readScanned,
      drafts("PutObject", "DeleteObject"),
    ],
    prepareScriptUpload: [projects("GetItem"), uploads("PutObject")],
    finishScriptUpload: [
      projects("Query", "GetItem", "PutItem", "ConditionCheckItem"),
      ...readScanned,
      drafts("PutObject", "DeleteObject"),
    ],
    viewScript: [projects("Query", "GetItem"), drafts("GetObject"), uploads("PutObject", "GetObject")],
    generateBreakdown: [projects("GetItem", "Query", "UpdateItem"), runs("StartExecution"), runs("DescribeExecution")],
    getBreakdownProgress: [...readVisible, projects("Query"), runs("DescribeExecution")],
    fetchBreakdown: [...readVisible, projects("Query"), runs("DescribeExecution")],
    updateBreakdown: saveBreakdown,
    getReadingReport: [projects("GetItem", "Query"), drafts("GetObject")],
    getScriptLines: [...readVisible, projects("Query"), drafts("GetObject")],
    exportScript: [...readBreakdown, projects("Query"), drafts("GetObject")],
    getFindings: readVisible,
    correctBreakdown: [...saveBreakdown, projects("Query"), drafts("GetObject")],
    listBreakdownVersions: [projects("Query", "BatchGetItem")],
    restoreBreakdown: [...saveBreakdown, projects("ConditionCheckItem")],
    getDraftReview: [...readBreakdown, projects("Query"), drafts("GetObject")],
    applyDraft: [...saveBreakdown, projects("Query", "DeleteItem", "ConditionCheckItem"), drafts("GetObject")],
    discardDraft: [projects("GetItem", "DeleteItem")],
  } satisfies Permissions;
}

function rosterPermissions({
  projects,
  options,
  photos,
  uploads,
  readScanned,
  readBreakdown,
  readVisible,
  saveBreakdown,
  changeOptions,
  restoreOptions,
}: Statements) {
  return {
    getCastList: readVisible,
    getCastListComplete: [...readVisible, options("Query"), projects("BatchGetItem"), photos("GetObject")],
    getCastOptions: [...readVisible, options("Query"), projects("BatchGetItem"), photos("GetObject")],
    addActorOption: [...readBreakdown, projects("PutItem"), options("Query", "PutItem")],
    removeActorOption: changeOptions,
    restoreActorOption: restoreOptions,
    updateActorDetails: [...readBreakdown, options("GetItem", "UpdateItem", "PutItem")],
    lockActor: [...changeOptions, projects("BatchGetItem")],
    getLocationList: [...readVisible, options("Query"), projects("BatchGetItem"), photos("GetObject")],
    changeLocationGroups: saveBreakdown,
    addLocationOption: [...readBreakdown, projects("PutItem"), options("Query", "PutItem")],
    removeLocationOptions: changeOptions,
    restoreLocationOptions: restoreOptions,
    updateLocationDetails: [...readBreakdown, options("GetItem", "UpdateItem", "PutItem")],
    lockLocation: [...changeOptions, projects("BatchGetItem")],
    preparePhoto: [...readBreakdown, options("GetItem", "Query"), uploads("PutObject")],
    finishPhoto: [
      ...readBreakdown,
      projects("PutItem"),
      options("GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"),
      ...readScanned,
      uploads("DeleteObjectVersion"),
      photos("PutObject", "DeleteObject"),
    ],
    listPhotos: [...readVisible, options("GetItem", "Query"), photos("GetObject")],
    removePhoto: [options("UpdateItem", "PutItem")],
    restorePhoto: [projects("GetItem", "PutItem"), options("GetItem", "Query", "UpdateItem", "PutItem")],
  } satisfies Permissions;
}

function schedulePermissions(
  {
    projects,
    options,
    schedules,
    runs,
    drafts,
    scheduleFiles,
    published,
    uploads,
    readBreakdown,
    readVisible,
    readSchedule,
    followImprovement,
    reports,
    callSheet,
    forReader,
  }: Statements,
  resources: RouteResources,
) {
  return {
    listUnits: [projects("GetItem")],
    changeUnits: [projects("GetItem", "UpdateItem")],
    moveStrips: [...reports, schedules("PutItem", "DeleteItem"), scheduleFiles("PutObject")],
    listSchedules: readVisible,
    compareSchedules: [...reports, schedules("Query")],
    activateSchedule: [schedules("GetItem", "PutItem", "DeleteItem")],
    getSchedule: readVisible,
    getCalendar: [projects("GetItem")],
    updateCalendar: [projects("UpdateItem", "GetItem")],
    getAvailability: [...readBreakdown, options("Query"), schedules("Query"), ...readSchedule],
    createSchedule: [
      ...readBreakdown,
      projects("Query", "PutItem"),
      options("Query"),
      schedules("GetItem", "Query", "PutItem"),
      scheduleFiles("GetObject", "PutObject"),
    ],
    startImprovement: [
      ...reports,
      schedules("PutItem", "UpdateItem"),
      runs("StartExecution", resources.improvement),
      runs("DescribeExecution", resources.improvement),
    ],
    getImprovement: followImprovement,
    stopImprovement: followImprovement,
    swapImprovement: [...reports, schedules("PutItem", "UpdateItem", "DeleteItem"), scheduleFiles("PutObject")],
    getReports: [...reports, schedules("Query")],
    printReport: [...reports, schedules("Query")],
    setDayStatus: [...readBreakdown, projects("PutItem"), schedules("Query", "PutItem", "DeleteItem")],
    saveList: [...reports, schedules("Query")],
    getSides: [
      ...readBreakdown,
      projects("Query"),
      ...readSchedule,
      drafts("GetObject"),
      uploads("PutObject", "GetObject"),
    ],
    getCalendarFeed: [projects("GetItem")],
    setCalendarFeed: [projects("PutItem", "DeleteItem"), schedules("GetItem")],
    readCalendarFeed: [...callSheet, ...forReader, published("GetObject")],
    exportSchedule: [...readBreakdown, ...readSchedule, projects("Query"), drafts("GetObject")],
    importSchedule: [
      ...readBreakdown,
      projects("PutItem"),
      schedules("GetItem", "Query", "PutItem", "DeleteItem"),
      scheduleFiles("GetObject", "PutObject"),
    ],
    updateSchedulingPreferences: [...reports, schedules("PutItem", "DeleteItem"), scheduleFiles("PutObject")],
    setBoardRules: [projects("PutItem"), schedules("PutItem")],
    saveStripPalette: [projects("PutItem"), schedules("PutItem")],
    getStripboard: [...reports, schedules("Query"), projects("BatchGetItem")],
    saveStripboard: [...reports, schedules("Query", "PutItem", "DeleteItem"), scheduleFiles("PutObject")],
  } satisfies Permissions;
}

function callSheetPermissions({
  projects,
  schedules,
  audit,
  scheduleFiles,
  published,
  readVisible,
  readSchedule,
  callSheet,
  printCallSheet,
  addresses,
  forReader,
  mailCalls,
  startMailing,
  followMailing,
}: Statements) {
  return {
    getCallSheet: [...printCallSheet, published("GetObject")],
    getCallSheetDays: [...printCallSheet, published("GetObject")],
    updateCallSheet: [schedules("GetItem", "UpdateItem", "PutItem"), scheduleFiles("GetObject")],
    getCallSheetSettings: [projects("GetItem")],
    updateCallSheetSettings: [projects("UpdateItem", "GetItem")],
    getPublications: [...readVisible, ...addresses, published("GetObject")],
    publishCallSheet: [...printCallSheet, ...startMailing, ...followMailing, published("GetObject", "PutObject")],
    sendCallSheet: [...mailCalls, ...startMailing, ...followMailing, schedules("DeleteItem"), published("GetObject")],
    getMailing: followMailing,
    createPersonalLink: [projects("GetItem"), schedules("Query", "PutItem", "UpdateItem"), published("GetObject")],
    printPublication: [projects("GetItem"), schedules("Query"), published("GetObject")],
    getPersonalCall: [...forReader, schedules("GetItem", "Query", "UpdateItem", "PutItem"), published("GetObject")],
    confirmPersonalCall: [...forReader, schedules("GetItem", "Query", "UpdateItem", "PutItem"), published("GetObject")],
    createPersonalCalendar: [
      ...forReader,
      schedules("GetItem", "Query", "PutItem", "DeleteItem"),
      published("GetObject"),
    ],
    getPersonalCallPdf: [...forReader, schedules("GetItem", "Query"), published("GetObject"), audit("PutItem")],
    listProductionReports: [projects("GetItem", "Query"), ...readSchedule],
    getProductionReport: [...callSheet, projects("Query")],
    editProductionReport: [...callSheet, projects("UpdateItem", "Query"), schedules("PutItem")],
    setProductionReportState: [
      ...callSheet,
      projects("UpdateItem", "Query"),
      schedules("PutItem", "DeleteItem"),
      scheduleFiles("PutObject"),
    ],
    printProductionReport: [...callSheet, projects("Query")],
  } satisfies Permissions;
}

function administrationPermissions(
  {
    mail,
    projects,
    options,
    schedules,
    audit,
    byUser,
    runs,
    drafts,
    uploads,
    listDocuments,
    authenticateApiKey,
    readSchedule,
    published,
    printCallSheet,
    makeDrafts,
    followExport,
    followImport,
    requireIdentity,
  }: Statements,
  resources: RouteResources,
) {
  return {
    listApiKeys: [projects("Query")],
    makeApiKey: [projects("GetItem", "Query", "PutItem", "BatchGetItem"), ...requireIdentity, mail],
    revokeApiKey: [
      projects("GetItem", "Query", "PutItem", "UpdateItem", "BatchGetItem", "ConditionCheckItem"),
      ...requireIdentity,
      mail,
    ],
    listAuditEvents: [audit("Query")],
    exportAuditLog: [projects("GetItem"), audit("Query")],
    makeCallSheetDrafts: makeDrafts,
    listCallSheetsAsClient: [authenticateApiKey, ...readSchedule, schedules("Query")],
    getCallSheetAsClient: [authenticateApiKey, ...printCallSheet, published("GetObject")],
    makeDraftsAsClient: [authenticateApiKey, ...makeDrafts],
    setProjectDeleted: [
      projects("GetItem", "Query", "BatchGetItem", "PutItem", "DeleteItem"),
      byUser,
      ...requireIdentity,
    ],
    setAccountDeleted: [projects("GetItem", "Query", "PutItem", "DeleteItem"), ...requireIdentity, byUser],
    getOwnData: [projects("GetItem", "Query", "BatchGetItem"), byUser],
    startExport: [...followExport, projects("PutItem"), runs("StartExecution", resources.exporting)],
    getExport: followExport,
    getCosts: [projects("Query"), options("Query"), schedules("Query"), listDocuments, drafts("GetObject")],
    prepareImport: [uploads("PutObject")],
    startImport: [
      ...followImport,
      projects("PutItem"),
      uploads("GetObjectTagging"),
      runs("StartExecution", resources.importing),
    ],
    getImport: followImport,
  } satisfies Permissions;
}
