import { Duration, Stack } from "aws-cdk-lib";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { DefinitionBody, LogLevel, StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { index, objects, sendMail, table, withKey } from "../constructs/iam-statements.ts";
import { machineRole } from "../constructs/machine-role.ts";
import { acknowledgeErrorResponses } from "../constructs/nag-acknowledgements.ts";
import type { DataStack } from "./data.ts";
import { LAMBDA } from "./pipeline-definition.ts";

/** The maximum duration of a Lambda function. */
const MAX_SECONDS = 900;
/** An account that may send one email a second needs 50 minutes for 3,000 people. */
const MAX_HOURS = 6;

interface MailingMachineProps {
  readonly logGroup: LogGroup;
  readonly siteUrl: string;
  readonly mailFrom: string;
  /** The name of the SES configuration set. */
  readonly mails: string;
}

/** The state machine that emails a published call sheet, however many people are on it. */
export function mailingMachine(
  scope: Construct,
  data: DataStack,
  { logGroup, siteUrl, mailFrom, mails }: MailingMachineProps,
): StateMachine {
  const send = new BacklotFunction(scope, "send-call-sheets", {
    entry: "functions/jobs/send-call-sheets.ts",
    isTraced: true,
    environment: {
      PROJECTS_TABLE: data.projects.tableName,
      OPTIONS_TABLE: data.options.tableName,
      SCHEDULES_TABLE: data.schedules.tableName,
      BUCKET: data.bucket.bucketName,
      SITE_URL: siteUrl,
      MAIL_FROM: mailFrom,
      MAIL_EVENTS: mails,
    },
    rights: [
      withKey(data.key),
      index(data.projects, "byEmail"),
      table(data.projects, "GetItem", "UpdateItem"),
      table(data.options, "Query"),
      table(data.schedules, "GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"),
      objects(data.bucket, "projects/*/breakdown/*", "GetObject"),
      objects(data.bucket, "projects/*/schedules/*", "GetObject"),
      objects(data.bucket, "projects/*/call-sheets/*", "GetObject"),
      sendMail(Stack.of(scope), mails),
    ],
    logGroup,
    memoryMegabytes: 1024,
    timeoutSeconds: MAX_SECONDS,
  });
  acknowledgeErrorResponses(send);
  return new StateMachine(scope, "Mailing", {
    definitionBody: DefinitionBody.fromString(Stack.of(scope).toJsonString(definition(send.functionArn))),
    role: machineRole(scope, "MailingRole", [send]),
    timeout: Duration.hours(MAX_HOURS),
    tracingEnabled: true,
    logs: { destination: logGroup, level: LogLevel.ALL, includeExecutionData: false },
  });
}

function definition(functionArn: string): object {
  return {
    Comment: "From a published call sheet to its emails",
    QueryLanguage: "JSONata",
    StartAt: "send",
    States: {
      send: {
        Type: "Task",
        Resource: LAMBDA,
        Arguments: { FunctionName: functionArn, Payload: "{% $states.context.Execution.Input %}" },
        Output: "{% $states.result.Payload %}",
        TimeoutSeconds: MAX_SECONDS,
        // Each email is recorded before it is sent, so that no attempt repeats one.
        Retry: [{ ErrorEquals: ["States.ALL"], IntervalSeconds: 2, MaxAttempts: 5, BackoffRate: 2 }],
        Next: "more",
      },
      more: {
        Type: "Choice",
        Choices: [{ Condition: "{% $states.input.goesOn %}", Next: "send" }],
        Default: "sent",
      },
      sent: { Type: "Succeed" },
    },
  };
}
