import { Duration, Stack } from "aws-cdk-lib";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { DefinitionBody, LogLevel, StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import type { Config } from "../config/config.ts";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { index, list, objects, table, withKey } from "../constructs/iam-statements.ts";
import { machineRole } from "../constructs/machine-role.ts";
import { acknowledgeErrorResponses } from "../constructs/nag-acknowledgements.ts";
import type { DataStack } from "./data.ts";
import { LAMBDA } from "./pipeline-definition.ts";

/** The maximum duration of a Lambda function. */
const MAX_SECONDS = 900;

/** The state machines that export a project to a file and import a project from one. */
export interface ArchiveMachines {
  readonly exporting: StateMachine;
  readonly importing: StateMachine;
}

/** Creates the state machines of export and import. An import that fails is rolled back. */
export function archiveMachines(
  scope: Construct,
  data: DataStack,
  { logGroup, malwareScan }: { readonly logGroup: LogGroup } & Pick<Config, "malwareScan">,
): ArchiveMachines {
  const environment = {
    PROJECTS_TABLE: data.projects.tableName,
    OPTIONS_TABLE: data.options.tableName,
    SCHEDULES_TABLE: data.schedules.tableName,
    BUCKET: data.bucket.bucketName,
    MALWARE_SCAN: malwareScan,
  };
  // The whole file is on the function's disk, with one document at a time in memory.
  const large = { memoryMegabytes: 3008, timeoutSeconds: MAX_SECONDS, diskGibibytes: 10 };
  const shared = { environment, logGroup, isTraced: true };
  const exporter = new BacklotFunction(scope, "export-project", {
    ...shared,
    ...large,
    entry: "functions/jobs/export-project.ts",
    rights: [
      withKey(data.key),
      table(data.projects, "Query", "GetItem", "BatchGetItem", "UpdateItem"),
      table(data.options, "Query"),
      table(data.schedules, "Query"),
      list(data.bucket, "Bucket"),
      objects(data.bucket, "projects/*", "GetObject"),
      objects(data.bucket, "archives/*", "PutObject"),
    ],
  });
  const importer = new BacklotFunction(scope, "import-project", {
    ...shared,
    ...large,
    entry: "functions/jobs/import-project.ts",
    rights: [
      withKey(data.key),
      table(data.projects, "Query", "GetItem", "BatchGetItem", "UpdateItem", "PutItem", "BatchWriteItem"),
      index(data.projects, "byUser"),
      table(data.options, "BatchWriteItem"),
      table(data.schedules, "BatchWriteItem"),
      objects(data.bucket, "uploads/*", "GetObject", "GetObjectVersion", "GetObjectTagging"),
      objects(data.bucket, "projects/*", "PutObject"),
    ],
  });
  const abandon = new BacklotFunction(scope, "abandon-import", {
    ...shared,
    entry: "functions/jobs/roll-back-import.ts",
    timeoutSeconds: MAX_SECONDS,
    rights: [
      withKey(data.key),
      table(data.projects, "Query", "UpdateItem", "BatchWriteItem"),
      table(data.options, "Query", "BatchWriteItem"),
      table(data.schedules, "Query", "BatchWriteItem"),
      list(data.bucket, "BucketVersions"),
      objects(data.bucket, "projects/*", "DeleteObjectVersion"),
    ],
  });
  for (const fn of [exporter, importer, abandon]) acknowledgeErrorResponses(fn);
  const exporting = { export: task(exporter.functionArn, { End: true }) };
  const importing = {
    import: task(importer.functionArn, {
      Catch: [{ ErrorEquals: ["States.ALL"], Output: INPUT, Next: "abandon" }],
      End: true,
    }),
    abandon: task(abandon.functionArn, { End: true, Retry: [{ ErrorEquals: ["States.ALL"], ...RETRY_POLICY }] }),
  };
  const machine = (id: string, comment: string, states: object, functions: readonly BacklotFunction[]) =>
    new StateMachine(scope, id, {
      definitionBody: DefinitionBody.fromString(Stack.of(scope).toJsonString(definition(comment, states))),
      role: machineRole(scope, `${id}Role`, functions),
      timeout: Duration.hours(1),
      tracingEnabled: true,
      logs: { destination: logGroup, level: LogLevel.ALL, includeExecutionData: false },
    });
  return {
    exporting: machine("Export", "From a project to a file", exporting, [exporter]),
    importing: machine("Import", "From a file to a project", importing, [importer, abandon]),
  };
}

const INPUT = "{% $states.context.Execution.Input %}";
const RETRY_POLICY = { IntervalSeconds: 2, MaxAttempts: 5, BackoffRate: 2 };
const LAMBDA_ERRORS = [
  "Lambda.ServiceException",
  "Lambda.AWSLambdaException",
  "Lambda.SdkClientException",
  "Lambda.TooManyRequestsException",
];

function task(functionArn: string, then: object): object {
  return {
    Type: "Task",
    Resource: LAMBDA,
    Arguments: { FunctionName: functionArn, Payload: INPUT },
    Output: INPUT,
    TimeoutSeconds: MAX_SECONDS,
    Retry: [
      { ErrorEquals: LAMBDA_ERRORS, ...RETRY_POLICY },
      // Transient errors of a table or the bucket.
      { ErrorEquals: ["States.ALL"], IntervalSeconds: 5, MaxAttempts: 2, BackoffRate: 2 },
    ],
    ...then,
  };
}

function definition(Comment: string, States: object): object {
  return { Comment, QueryLanguage: "JSONata", StartAt: Object.keys(States)[0], States };
}
