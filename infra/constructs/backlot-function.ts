import { existsSync } from "node:fs";
import { Duration, Size, Stack, Validations } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, type CfnFunction, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { bundleFolder } from "./bundle.ts";

interface BacklotFunctionProps {
  /** The source, such as functions/routes/login.ts. */
  readonly entry: string;
  readonly environment: Readonly<Record<string, string>>;
  /** All permissions of the function, except writing its log and traces. */
  readonly rights: readonly PolicyStatement[];
  readonly logGroup: LogGroup;
  readonly memoryMegabytes?: number;
  readonly timeoutSeconds?: number;
  /** Size of the function's disk. */
  readonly diskGibibytes?: number;
  /** Queue for events that failed every attempt, for functions that are invoked asynchronously. */
  readonly deadLetters?: IQueue;
  /** Whether X-Ray traces it, as a step of a traced state machine. */
  readonly isTraced?: boolean;
}

/** X-Ray has no resource-level permissions. */
const TRACE = new PolicyStatement({ actions: ["xray:PutTraceSegments", "xray:PutTelemetryRecords"], resources: ["*"] });

/** A Lambda function with a role of its own that has exactly the given permissions. */
export class BacklotFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: BacklotFunctionProps) {
    if (!existsSync(props.entry)) throw new Error(`${id} has no handler: write ${props.entry}`);
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        rights: new PolicyDocument({
          statements: [...props.rights, writeLog(props.logGroup), ...(props.isTraced ? [TRACE] : [])],
        }),
      },
    });
    const bundled = Stack.of(scope).node.tryGetContext("bundle") !== "off";
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: "index.handler",
      code: bundled ? Code.fromAsset(bundleFolder(props.entry)) : Code.fromInline(`// ${props.entry}`),
      role,
      environment: { ...props.environment, NODE_OPTIONS: "--enable-source-maps" },
      memorySize: props.memoryMegabytes ?? 512,
      timeout: Duration.seconds(props.timeoutSeconds ?? 28),
      logGroup: props.logGroup,
      ...(props.diskGibibytes && { ephemeralStorageSize: Size.gibibytes(props.diskGibibytes) }),
      ...(props.deadLetters && { deadLetterQueue: props.deadLetters }),
    });
    const resource = this.node.defaultChild as CfnFunction;
    // CDK's own option would add a policy to each role, which is one more resource per function.
    resource.tracingConfig = { mode: props.isTraced ? "Active" : "PassThrough" };
    if (!props.isTraced) {
      Validations.of(this).acknowledge({
        id: "Serverless-LambdaTracing",
        reason:
          "X-Ray would record nearly each call, for more than the call itself costs, and show no more than its log does.",
      });
    }
    // The local stack runs the function from this source.
    resource.addMetadata("local:entry", props.entry);
  }
}

function writeLog(logGroup: LogGroup): PolicyStatement {
  return new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [`${logGroup.logGroupArn}:*`],
  });
}
