import { Duration, Stack } from "aws-cdk-lib";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { DefinitionBody, LogLevel, StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { objects, table, withKey } from "../constructs/iam-statements.ts";
import { machineRole } from "../constructs/machine-role.ts";
import { acknowledgeErrorResponses } from "../constructs/nag-acknowledgements.ts";
import type { DataStack } from "./data.ts";
import { LAMBDA } from "./pipeline-definition.ts";

/** The maximum duration of a Lambda function. */
const MAX_SECONDS = 900;

/**
 * The state machine of optimisation runs: searches for a better schedule and saves the result, even if the search
 * fails.
 */
export function improvementMachine(scope: Construct, data: DataStack, logGroup: LogGroup): StateMachine {
  const rights = [
    withKey(data.key),
    table(data.projects, "GetItem"),
    table(data.options, "Query"),
    objects(data.bucket, "projects/*/breakdown/*", "GetObject"),
    objects(data.bucket, "projects/*/schedules/*", "GetObject", "PutObject"),
  ];
  const environment = {
    PROJECTS_TABLE: data.projects.tableName,
    OPTIONS_TABLE: data.options.tableName,
    SCHEDULES_TABLE: data.schedules.tableName,
    BUCKET: data.bucket.bucketName,
  };
  const search = new BacklotFunction(scope, "improve-schedule", {
    entry: "functions/jobs/improve-schedule.ts",
    isTraced: true,
    environment,
    rights: [...rights, table(data.schedules, "GetItem", "UpdateItem")],
    logGroup,
    // Memory for two vCPUs: one searches, the other reports progress.
    memoryMegabytes: 3008,
    timeoutSeconds: MAX_SECONDS,
  });
  const keep = new BacklotFunction(scope, "keep-improvement", {
    entry: "functions/jobs/apply-improvement.ts",
    isTraced: true,
    environment,
    rights: [...rights, table(data.schedules, "GetItem", "PutItem", "UpdateItem", "DeleteItem")],
    logGroup,
    memoryMegabytes: 1024,
    timeoutSeconds: 60,
  });
  const functions = [search, keep];
  for (const fn of functions) acknowledgeErrorResponses(fn);
  const role = machineRole(scope, "ImprovementRole", functions);
  const definition = improvementDefinition({ search: search.functionArn, keep: keep.functionArn });
  return new StateMachine(scope, "Improvement", {
    definitionBody: DefinitionBody.fromString(Stack.of(scope).toJsonString(definition)),
    role,
    timeout: Duration.hours(1),
    tracingEnabled: true,
    logs: { destination: logGroup, level: LogLevel.ALL, includeExecutionData: false },
  });
}

function improvementDefinition(arns: { readonly search: string; readonly keep: string }): object {
  const input = "{% $states.context.Execution.Input %}";
  const busy = [
    "Lambda.ServiceException",
    "Lambda.AWSLambdaException",
    "Lambda.SdkClientException",
    "Lambda.TooManyRequestsException",
  ];
  return {
    Comment: "From a schedule to a better one",
    QueryLanguage: "JSONata",
    StartAt: "search",
    States: {
      search: {
        Type: "Task",
        Resource: LAMBDA,
        Arguments: { FunctionName: arns.search, Payload: input },
        Output: input,
        TimeoutSeconds: MAX_SECONDS,
        Retry: [{ ErrorEquals: busy, IntervalSeconds: 2, MaxAttempts: 3, BackoffRate: 2, JitterStrategy: "FULL" }],
        // Results found before the failure are saved.
        Catch: [{ ErrorEquals: ["States.ALL"], Output: input, Next: "keep" }],
        Next: "keep",
      },
      keep: {
        Type: "Task",
        Resource: LAMBDA,
        Arguments: { FunctionName: arns.keep, Payload: input },
        Output: input,
        TimeoutSeconds: 120,
        Retry: [{ ErrorEquals: ["States.ALL"], IntervalSeconds: 2, MaxAttempts: 5, BackoffRate: 2 }],
        End: true,
      },
    },
  };
}
