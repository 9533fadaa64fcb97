import { ArnFormat, type Stack } from "aws-cdk-lib";
import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { RouteName } from "../../shared/contract/routes.ts";
import {
  index,
  list,
  type ObjectAction,
  objects,
  sendMail,
  type TableAction,
  table,
} from "../constructs/iam-statements.ts";
import type { DataStack } from "./data.ts";

/** What a function may do with the accounts of the user pool. */
type UserAction =
  | "AdminConfirmSignUp"
  | "AdminCreateUser"
  | "AdminGetUser"
  | "AdminInitiateAuth"
  | "AdminRespondToAuthChallenge"
  | "AdminSetUserMFAPreference"
  | "AdminSetUserPassword"
  | "AdminUpdateUserAttributes";

/**
 * What each route's function may do, beyond reading the caller's session and membership.
 * A route without a line here does not compile.
 */
export function routePermissions(
  stack: Stack,
  data: DataStack,
  made: Readonly<Record<"pipeline" | "improvement" | "exporting" | "importing", StateMachine>> & {
    readonly mails: string;
    readonly pool: UserPool;
  },
): Record<RouteName, readonly PolicyStatement[]> {
  const mail = sendMail(stack, made.mails);
  const projects = (...actions: readonly TableAction[]) => table(data.projects, ...actions);
  const options = (...actions: readonly TableAction[]) => table(data.options, ...actions);
  const schedules = (...actions: readonly TableAction[]) => table(data.schedules, ...actions);
  const byEmail = index(data.projects, "byEmail");
  const drafts = (...actions: readonly ObjectAction[]) => objects(data.bucket, "projects/*/scripts/*", ...actions);
  const uploads = (...actions: readonly ObjectAction[]) => objects(data.bucket, "uploads/*", ...actions);
  const breakdown = (...actions: readonly ObjectAction[]) => objects(data.bucket, "projects/*/breakdown/*", ...actions);
  const photos = (...actions: readonly ObjectAction[]) => objects(data.bucket, "projects/*/photos/*", ...actions);
  const scheduleFiles = (...actions: readonly ObjectAction[]) =>
    objects(data.bucket, "projects/*/schedules/*", ...actions);
  const runs = (action: "StartExecution" | "DescribeExecution", machine = made.pipeline) =>
    new PolicyStatement({
      actions: [`states:${action}`],
      resources: [
        action === "StartExecution"
          ? machine.stateMachineArn
          : stack.formatArn({
              service: "states",
              resource: "execution",
              resourceName: `${machine.stateMachineName}:*`,
              arnFormat: ArnFormat.COLON_RESOURCE_NAME,
            }),
      ],
    });
  const users = (...actions: readonly UserAction[]) =>
    new PolicyStatement({
      actions: actions.map((action) => `cognito-idp:${action}`),
      resources: [made.pool.userPoolArn],
    });
  const chooseSecondStep = users("AdminSetUserMFAPreference");
  const readBreakdown = [projects("GetItem"), breakdown("GetObject")];
  const saveBreakdown = [projects("GetItem", "PutItem"), breakdown("GetObject", "PutObject")];
  const readSchedule = [schedules("GetItem"), scheduleFiles("GetObject")];
  const reports = [...readBreakdown, options("Query"), ...readSchedule];
  const followImprovement = [
    schedules("GetItem", "UpdateItem"),
    scheduleFiles("GetObject"),
    runs("DescribeExecution", made.improvement),
  ];
  const callSheet = [...reports, schedules("Query")];
  const published = (...actions: readonly ObjectAction[]) =>
    objects(data.bucket, "projects/*/call-sheets/*", ...actions);
  const addresses = [projects("GetItem"), options("Query"), schedules("BatchGetItem")];
  const forReader = [...readBreakdown, ...addresses, byEmail];
  const mailCalls = [
    ...forReader,
    projects("UpdateItem"),
    schedules("Query", "GetItem", "PutItem", "UpdateItem"),
    mail,
  ];
  const restoreOptions = [...readBreakdown, options("GetItem", "PutItem", "DeleteItem")];
  const changeOptions = [...readBreakdown, options("GetItem", "ConditionCheckItem", "PutItem", "DeleteItem")];
  const leaveTeam = [
    projects("GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem", "BatchGetItem"),
    byEmail,
    schedules("Query", "DeleteItem"),
    list(data.bucket, "Bucket"),
    list(data.bucket, "BucketVersions"),
    uploads("DeleteObjectVersion"),
  ];
  const keyUse = projects("UpdateItem", "GetItem");
  const printCallSheet = [...callSheet, photos("GetObject")];
  const makeDrafts = [
    ...printCallSheet,
    projects("Query", "BatchGetItem"),
    schedules("PutItem", "UpdateItem"),
    objects(data.bucket, "projects/*/call-sheets/*", "PutObject"),
    mail,
  ];
  const followExport = [
    projects("GetItem", "UpdateItem"),
    objects(data.bucket, "archives/*", "GetObject"),
    runs("DescribeExecution", made.exporting),
  ];
  const followImport = [projects("GetItem", "UpdateItem"), runs("DescribeExecution", made.importing)];
  return {
    verifyToken: [],
    getUser: [projects("GetItem")],
    prepareTwoFactor: [projects("UpdateItem", "PutItem"), users("AdminInitiateAuth", "AdminRespondToAuthChallenge")],
    setTwoFactor: [
      projects("GetItem", "Query", "UpdateItem", "PutItem", "DeleteItem"),
      byEmail,
      chooseSecondStep,
      mail,
    ],
    login: [projects("UpdateItem", "PutItem", "DeleteItem"), byEmail, chooseSecondStep],
    logout: [projects("PutItem")],
    listAccountEvents: [projects("Query")],
    listSessions: [projects("Query", "GetItem")],
    endSession: [projects("GetItem", "PutItem")],
    signOutEverywhere: [projects("GetItem", "Query", "UpdateItem", "PutItem")],
    refreshSession: [projects("BatchGetItem", "PutItem")],
    signup: [byEmail, projects("UpdateItem"), users("AdminGetUser"), mail],
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
    resendConfirmation: [byEmail, projects("UpdateItem"), mail],
    forgotPassword: [projects("GetItem", "UpdateItem"), users("AdminGetUser"), mail],
    resetPassword: [projects("GetItem", "Query", "UpdateItem", "PutItem", "DeleteItem"), users("AdminSetUserPassword")],
    createProject: [projects("PutItem", "GetItem")],
    listProjects: [index(data.projects, "byUser"), byEmail, projects("PutItem", "DeleteItem")],
    getProjectName: [projects("GetItem")],
    completeProject: [projects("UpdateItem")],
    getTimeZone: [...readBreakdown, options("Query")],
    setTimeZone: [projects("UpdateItem")],
    getChangeStamp: [projects("BatchGetItem"), options("BatchGetItem"), schedules("BatchGetItem")],
    requireTwoFactor: [projects("UpdateItem")],
    setWatermark: [projects("UpdateItem")],
    setWorkingTitle: [projects("GetItem", "UpdateItem")],
    listTeam: [...readBreakdown, projects("Query", "BatchGetItem")],
    addTeamMember: [projects("GetItem", "PutItem", "UpdateItem"), byEmail, mail],
    changeTeamMember: [...readBreakdown, projects("Query", "PutItem", "ConditionCheckItem"), byEmail],
    removeTeamMember: leaveTeam,
    leaveProject: leaveTeam,
    getCrew: [projects("GetItem")],
    updateCrew: [projects("UpdateItem", "GetItem")],
    listScripts: [projects("GetItem", "Query"), runs("DescribeExecution")],
    uploadScript: [projects("Query", "PutItem"), drafts("PutObject")],
    prepareScriptUpload: [uploads("PutObject")],
    finishScriptUpload: [projects("Query", "PutItem"), uploads("GetObject"), drafts("PutObject")],
    viewScript: [projects("Query", "GetItem"), drafts("GetObject"), uploads("PutObject", "GetObject")],
    generateBreakdown: [projects("GetItem", "Query", "UpdateItem"), runs("StartExecution"), runs("DescribeExecution")],
    getBreakdownProgress: [projects("GetItem", "Query"), runs("DescribeExecution")],
    fetchBreakdown: [projects("GetItem", "Query"), breakdown("GetObject"), runs("DescribeExecution")],
    updateBreakdown: saveBreakdown,
    getScriptLines: [...readBreakdown, projects("Query"), drafts("GetObject")],
    exportScript: [...readBreakdown, projects("Query"), drafts("GetObject")],
    getFindings: readBreakdown,
    correctBreakdown: [...saveBreakdown, projects("Query"), drafts("GetObject")],
    listBreakdownVersions: [projects("Query", "BatchGetItem")],
    restoreBreakdown: saveBreakdown,
    getDraftReview: [...readBreakdown, projects("Query"), drafts("GetObject")],
    applyDraft: [...saveBreakdown, projects("Query", "DeleteItem"), drafts("GetObject")],
    discardDraft: [projects("DeleteItem")],
    getCastList: readBreakdown,
    getCastListComplete: [...readBreakdown, options("Query"), projects("BatchGetItem"), photos("GetObject")],
    getCastOptions: [...readBreakdown, options("Query"), projects("BatchGetItem"), photos("GetObject")],
    addActorOption: [...readBreakdown, options("Query", "PutItem")],
    removeActorOption: changeOptions,
    restoreActorOption: restoreOptions,
    updateActorDetails: [...readBreakdown, options("GetItem", "UpdateItem", "PutItem")],
    lockActor: [...changeOptions, projects("BatchGetItem")],
    getLocationList: [...readBreakdown, options("Query"), projects("BatchGetItem"), photos("GetObject")],
    changeLocationGroups: saveBreakdown,
    addLocationOption: [...readBreakdown, options("Query", "PutItem")],
    removeLocationOptions: changeOptions,
    restoreLocationOptions: restoreOptions,
    updateLocationDetails: [...readBreakdown, options("GetItem", "UpdateItem", "PutItem")],
    lockLocation: [...changeOptions, projects("BatchGetItem")],
    preparePhoto: [...readBreakdown, options("GetItem", "Query"), uploads("PutObject")],
    finishPhoto: [
      ...readBreakdown,
      options("GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"),
      uploads("GetObject", "DeleteObjectVersion"),
      photos("PutObject", "DeleteObject"),
    ],
    listPhotos: [...readBreakdown, options("GetItem", "Query"), photos("GetObject")],
    removePhoto: [options("UpdateItem", "PutItem")],
    restorePhoto: [options("UpdateItem", "PutItem")],
    listSchedules: [...readBreakdown, schedules("Query", "GetItem")],
    compareSchedules: [...reports, schedules("Query")],
    activateSchedule: [schedules("GetItem", "PutItem", "DeleteItem")],
    getSchedule: [...readBreakdown, ...readSchedule],
    getCalendar: [projects("GetItem")],
    updateCalendar: [projects("UpdateItem", "GetItem")],
    getAvailability: [...readBreakdown, options("Query")],
    createSchedule: [...readBreakdown, options("Query"), schedules("GetItem", "PutItem"), scheduleFiles("PutObject")],
    startImprovement: [
      ...reports,
      schedules("PutItem", "UpdateItem"),
      runs("StartExecution", made.improvement),
      runs("DescribeExecution", made.improvement),
    ],
    getImprovement: followImprovement,
    stopImprovement: followImprovement,
    swapImprovement: [...reports, schedules("PutItem", "UpdateItem", "DeleteItem"), scheduleFiles("PutObject")],
    getReports: callSheet,
    printReport: callSheet,
    setDayStatus: [...readBreakdown, schedules("PutItem", "DeleteItem")],
    saveList: reports,
    getSides: [
      ...readBreakdown,
      projects("Query"),
      ...readSchedule,
      drafts("GetObject"),
      uploads("PutObject", "GetObject"),
    ],
    getCalendarFeed: [projects("GetItem")],
    setCalendarFeed: [projects("PutItem", "DeleteItem"), schedules("GetItem")],
    readCalendarFeed: [...callSheet, published("GetObject")],
    exportSchedule: [...readBreakdown, ...readSchedule, projects("Query"), drafts("GetObject")],
    importSchedule: [
      ...readBreakdown,
      schedules("GetItem", "PutItem", "DeleteItem"),
      scheduleFiles("GetObject", "PutObject"),
    ],
    updateSchedulingPreferences: [...reports, schedules("PutItem", "DeleteItem"), scheduleFiles("PutObject")],
    setBoardRules: [projects("PutItem"), schedules("PutItem")],
    saveStripPalette: [projects("PutItem"), schedules("PutItem")],
    getStripboard: reports,
    saveStripboard: [...reports, schedules("Query", "PutItem", "DeleteItem"), scheduleFiles("PutObject")],
    getCallSheet: printCallSheet,
    getCallSheetDays: printCallSheet,
    updateCallSheet: [schedules("GetItem", "UpdateItem", "PutItem"), scheduleFiles("GetObject")],
    getCallSheetSettings: [projects("GetItem")],
    updateCallSheetSettings: [projects("UpdateItem", "GetItem")],
    getPublications: [...readBreakdown, ...addresses, schedules("Query"), published("GetObject")],
    publishCallSheet: [...printCallSheet, ...mailCalls, published("GetObject", "PutObject")],
    sendCallSheet: [...mailCalls, schedules("DeleteItem"), published("GetObject")],
    createPersonalLink: [projects("GetItem"), schedules("Query", "PutItem"), published("GetObject")],
    printPublication: [projects("GetItem"), schedules("Query"), published("GetObject")],
    getPersonalCall: [...forReader, schedules("GetItem", "Query", "UpdateItem", "PutItem"), published("GetObject")],
    confirmPersonalCall: [...forReader, schedules("GetItem", "Query", "UpdateItem", "PutItem"), published("GetObject")],
    createPersonalCalendar: [...forReader, schedules("GetItem", "Query", "PutItem"), published("GetObject")],
    getPersonalCallPdf: [
      ...forReader,
      schedules("GetItem", "Query"),
      published("GetObject"),
      table(data.audit, "PutItem"),
    ],
    listProductionReports: [projects("Query"), ...readSchedule],
    getProductionReport: [...callSheet, projects("Query")],
    editProductionReport: [...callSheet, projects("UpdateItem", "Query"), schedules("PutItem")],
    setProductionReportState: [
      ...callSheet,
      projects("UpdateItem", "Query"),
      schedules("PutItem", "DeleteItem"),
      scheduleFiles("PutObject"),
    ],
    printProductionReport: [...callSheet, projects("Query")],
    listApiKeys: [projects("Query")],
    makeApiKey: [projects("PutItem")],
    revokeApiKey: [projects("UpdateItem")],
    listAuditEvents: [table(data.audit, "Query")],
    exportAuditLog: [projects("GetItem"), table(data.audit, "Query")],
    makeCallSheetDrafts: makeDrafts,
    listCallSheetsAsClient: [keyUse, ...readSchedule, schedules("Query")],
    getCallSheetAsClient: [keyUse, ...printCallSheet],
    makeDraftsAsClient: [keyUse, ...makeDrafts],
    setProjectDeleted: [projects("GetItem", "UpdateItem", "PutItem", "DeleteItem")],
    setAccountDeleted: [
      projects("GetItem", "Query", "UpdateItem", "PutItem", "DeleteItem"),
      index(data.projects, "byUser"),
    ],
    getOwnData: [projects("GetItem", "Query", "BatchGetItem"), index(data.projects, "byUser")],
    startExport: [...followExport, projects("PutItem"), runs("StartExecution", made.exporting)],
    getExport: followExport,
    getCosts: [
      projects("Query"),
      options("Query"),
      schedules("Query"),
      list(data.bucket, "Bucket"),
      drafts("GetObject"),
    ],
    prepareImport: [uploads("PutObject")],
    startImport: [...followImport, projects("PutItem"), uploads("GetObject"), runs("StartExecution", made.importing)],
    getImport: followImport,
  };
}
