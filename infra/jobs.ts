import { Duration, Stack, type StackProps, TimeZone } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Schedule, ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import type { Config } from "./config.ts";
import type { DataStack } from "./data.ts";
import { BacklotFunction } from "./function.ts";
import { improvementMachine } from "./improvement.ts";
import { index, objects, table, withKey } from "./rights.ts";

interface JobsStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
}

/** What runs by the clock, and what goes on without whoever asked for it. */
export class JobsStack extends Stack {
  /** Searches for better schedules. */
  readonly improvement: StateMachine;

  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, props);
    const { config, data } = props;
    const logGroup = new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR });
    this.improvement = improvementMachine(this, data, logGroup);
    const nightlyCallSheets = new BacklotFunction(this, "nightly-call-sheets", {
      entry: "functions/jobs/nightly-call-sheets.ts",
      environment: {
        PROJECTS_TABLE: data.projects.tableName,
        OPTIONS_TABLE: data.options.tableName,
        SCHEDULES_TABLE: data.schedules.tableName,
        BUCKET: data.bucket.bucketName,
        FORECAST: config.forecast,
      },
      rights: [
        withKey(data.key),
        index(data.schedules, "byDate"),
        table(data.schedules, "GetItem", "Query"),
        table(data.projects, "GetItem"),
        table(data.options, "Query"),
        objects(data.bucket, "projects/*/breakdown/*", "GetObject"),
        objects(data.bucket, "projects/*/schedules/*", "GetObject"),
        objects(data.bucket, "projects/*/call-sheets/*", "PutObject"),
      ],
      logGroup,
      memoryMegabytes: 1769,
      timeoutSeconds: 600,
    });
    new Schedule(this, "Nightly", {
      description: "Makes tomorrow's call sheets",
      schedule: ScheduleExpression.cron({ minute: "0", hour: "16", timeZone: TimeZone.ETC_UTC }),
      target: new LambdaInvoke(nightlyCallSheets, { retryAttempts: 3, maxEventAge: Duration.hours(6) }),
    });
  }
}
