import { ArnFormat, type Stack } from "aws-cdk-lib";
import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
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

/** Actions of functions on the accounts of the user pool. */
type UserAction =
  | "AdminConfirmSignUp"
  | "AdminCreateUser"
  | "AdminGetUser"
  | "AdminInitiateAuth"
  | "AdminRespondToAuthChallenge"
  | "AdminSetUserMFAPreference"
  | "AdminSetUserPassword"
  | "AdminUpdateUserAttributes";

/** The resources of other stacks that routes use, besides the data. */
export interface RouteResources {
  readonly pipeline: StateMachine;
  readonly improvement: StateMachine;
  readonly mailing: StateMachine;
  readonly exporting: StateMachine;
  readonly importing: StateMachine;
  /** The name of the SES configuration set. */
  readonly mails: string;
  readonly pool: UserPool;
}

/** The policy statements of routes: builders by resource, and the sets of statements that several routes share. */
export function routeStatements(stack: Stack, data: DataStack, resources: RouteResources) {
  const mail = sendMail(stack, resources.mails);
  const projects = (...actions: readonly TableAction[]) => table(data.projects, ...actions);
  const options = (...actions: readonly TableAction[]) => table(data.options, ...actions);
  const schedules = (...actions: readonly TableAction[]) => table(data.schedules, ...actions);
  const audit = (...actions: readonly TableAction[]) => table(data.audit, ...actions);
  const byEmail = index(data.projects, "byEmail");
  const byUser = index(data.projects, "byUser");
  const documents =
    (keys: string) =>
    (...actions: readonly ObjectAction[]) =>
      objects(data.bucket, keys, ...actions);
  const drafts = documents("projects/*/scripts/*");
  const breakdown = documents("projects/*/breakdown/*");
  const scheduleFiles = documents("projects/*/schedules/*");
  const published = documents("projects/*/call-sheets/*");
  const photos = documents("projects/*/photos/*");
  const uploads = documents("uploads/*");
  const archives = documents("archives/*");
  const listDocuments = list(data.bucket, "Bucket");
  const runs = (action: "StartExecution" | "DescribeExecution", machine = resources.pipeline) =>
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
      resources: [resources.pool.userPoolArn],
    });

  const readBreakdown = [projects("GetItem"), breakdown("GetObject")];
  const readSchedule = [schedules("GetItem"), scheduleFiles("GetObject")];
  // A member who sees units sees the scenes of their active schedules.
  const readVisible = [...readBreakdown, ...readSchedule, schedules("Query")];
  const reports = [...readBreakdown, options("Query"), ...readSchedule];
  const callSheet = [...reports, projects("Query"), schedules("Query")];
  const printCallSheet = [...callSheet, photos("GetObject")];
  const addresses = [projects("GetItem"), options("Query"), schedules("BatchGetItem")];
  const eraseCopies = [listDocuments, list(data.bucket, "BucketVersions"), uploads("DeleteObjectVersion")];
  const forReader = [...readVisible, ...addresses, byEmail];
  return {
    ...{ projects, options, schedules, audit, byEmail, byUser },
    ...{ drafts, breakdown, scheduleFiles, published, photos, uploads, listDocuments },
    ...{
      mail,
      runs,
      users,
      readBreakdown,
      readVisible,
      readSchedule,
      reports,
      callSheet,
      printCallSheet,
      addresses,
      forReader,
    },
    requireIdentity: [projects("UpdateItem"), users("AdminInitiateAuth", "AdminRespondToAuthChallenge")],
    changeTwoFactor: users("AdminSetUserMFAPreference"),
    saveBreakdown: [projects("GetItem", "PutItem"), breakdown("GetObject", "PutObject")],
    followImprovement: [
      schedules("GetItem", "UpdateItem"),
      scheduleFiles("GetObject"),
      runs("DescribeExecution", resources.improvement),
    ],
    followMailing: [schedules("GetItem", "UpdateItem"), runs("DescribeExecution", resources.mailing)],
    startMailing: [schedules("GetItem", "PutItem"), runs("StartExecution", resources.mailing)],
    mailCalls: [...forReader, projects("UpdateItem"), schedules("Query", "GetItem", "PutItem", "UpdateItem"), mail],
    restoreOptions: [...readBreakdown, options("GetItem", "PutItem", "DeleteItem")],
    changeOptions: [...readBreakdown, options("GetItem", "ConditionCheckItem", "PutItem", "DeleteItem")],
    leaveTeam: [
      projects("GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem", "BatchGetItem"),
      byEmail,
      schedules("Query", "GetItem", "DeleteItem"),
      ...eraseCopies,
    ],
    eraseCopies,
    readScanned: [uploads("GetObject", "GetObjectVersion", "GetObjectTagging")],
    authenticateApiKey: projects("UpdateItem", "GetItem"),
    makeDrafts: [
      ...printCallSheet,
      projects("Query", "BatchGetItem", "UpdateItem"),
      schedules("BatchGetItem", "PutItem", "UpdateItem"),
      published("PutObject"),
      mail,
    ],
    followExport: [
      projects("GetItem", "UpdateItem"),
      archives("GetObject"),
      runs("DescribeExecution", resources.exporting),
    ],
    followImport: [projects("GetItem", "UpdateItem"), runs("DescribeExecution", resources.importing)],
  };
}
