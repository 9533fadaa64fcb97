import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { DefinitionBody, LogLevel, StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import type { Config } from "../config/config.ts";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { objects, table, withKey } from "../constructs/iam-statements.ts";
import { machineRole } from "../constructs/machine-role.ts";
import { acknowledgeErrorResponses } from "../constructs/nag-acknowledgements.ts";
import type { DataStack } from "./data.ts";
import { pipelineDefinition, type StepName } from "./pipeline-definition.ts";

interface PipelineStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
}

/** The pipeline from a draft's file to the breakdown: the state machine and a Lambda function for each step. */
export class PipelineStack extends Stack {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, props: PipelineStackProps) {
    super(scope, id, props);
    acknowledgeErrorResponses(this);
    const { data } = props;
    const logGroup = new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR });
    const progress = table(data.projects, "UpdateItem");
    const step = (
      name: StepName,
      memoryMegabytes: number,
      rights: readonly PolicyStatement[],
      timeoutSeconds = 60,
    ): IFunction =>
      new BacklotFunction(this, name, {
        entry: `functions/steps/${name}.ts`,
        isTraced: true,
        environment: {
          PROJECTS_TABLE: data.projects.tableName,
          BUCKET: data.bucket.bucketName,
          EXTRACTION: props.config.extraction,
        },
        rights: [progress, withKey(data.key), ...rights],
        logGroup,
        memoryMegabytes,
        timeoutSeconds,
      });
    const drafts = "projects/*/scripts/*";
    const steps: Record<StepName, IFunction> = {
      // Short timeouts: scripts of hundreds of pages take a tenth of these.
      inspect: step("inspect", 2048, [objects(data.bucket, drafts, "GetObject")], 20),
      "read-text-layer": step("read-text-layer", 2048, [objects(data.bucket, drafts, "GetObject", "PutObject")], 30),
      "read-screenplay": step("read-screenplay", 2048, [objects(data.bucket, drafts, "GetObject", "PutObject")], 30),
      // Textract returns a thousand blocks a call, one call after the other: 400 dense pages take about 200 calls.
      "collect-lines": step(
        "collect-lines",
        1769,
        [
          objects(data.bucket, drafts, "PutObject"),
          new PolicyStatement({ actions: ["textract:GetDocumentTextDetection"], resources: ["*"] }),
        ],
        280,
      ),
      "find-scenes": step("find-scenes", 1769, [objects(data.bucket, drafts, "GetObject", "PutObject")]),
      "write-breakdown": step("write-breakdown", 1769, [
        objects(data.bucket, drafts, "GetObject"),
        objects(data.bucket, "projects/*/breakdown/*", "GetObject", "PutObject"),
        table(data.projects, "GetItem", "Query", "PutItem", "DeleteItem", "ConditionCheckItem"),
      ]),
      "record-failure": step("record-failure", 256, []),
    };
    const role = machineRole(this, "MachineRole", Object.values(steps), [
      // Textract has no resource-level permissions. It reads the draft with the machine's role.
      new PolicyStatement({
        actions: ["textract:StartDocumentTextDetection", "textract:GetDocumentTextDetection"],
        resources: ["*"],
      }),
      objects(data.bucket, drafts, "GetObject"),
      withKey(data.key),
    ]);
    const arns = Object.fromEntries(Object.entries(steps).map(([name, fn]) => [name, fn.functionArn]));
    this.machine = new StateMachine(this, "Machine", {
      definitionBody: DefinitionBody.fromString(
        this.toJsonString(pipelineDefinition(arns as Record<StepName, string>)),
      ),
      role,
      timeout: Duration.hours(2),
      tracingEnabled: true,
      // Executions carry keys and never text, and the logs do not even contain the keys.
      logs: { destination: logGroup, level: LogLevel.ALL, includeExecutionData: false },
    });
  }
}
