import { Duration, Stack, type StackProps, TimeZone } from "aws-cdk-lib";
import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import {
  ContextAttribute,
  type CronOptionsWithTimezone,
  Schedule,
  ScheduleExpression,
  ScheduleTargetInput,
} from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { index, list, objects, table, withKey } from "../constructs/iam-statements.ts";
import type { DataStack } from "./data.ts";

interface ErasureStackProps extends StackProps {
  readonly data: DataStack;
  readonly pool: UserPool;
  /** Dead-letter queue for events that failed every attempt. */
  readonly failed: Queue;
}

/**
 * Permanently deletes projects and accounts when their retention period is over. No other stack has these permissions.
 */
export class ErasureStack extends Stack {
  constructor(scope: Construct, id: string, { data, pool, failed, ...props }: ErasureStackProps) {
    super(scope, id, props);
    const rows = ["Query", "BatchGetItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "Scan"] as const;
    const erasable = ["projects/*", "uploads/*", "archives/*"];
    const stores = {
      PROJECTS_TABLE: data.projects.tableName,
      OPTIONS_TABLE: data.options.tableName,
      SCHEDULES_TABLE: data.schedules.tableName,
      BUCKET: data.bucket.bucketName,
    };
    const logGroup = new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR });
    const slow = { logGroup, memoryMegabytes: 1024, timeoutSeconds: 900, deadLetters: failed };
    const erase = new BacklotFunction(this, "erase-deleted", {
      ...slow,
      entry: "functions/jobs/erase-deleted.ts",
      environment: { ...stores, USER_POOL_ID: pool.userPoolId },
      rights: [
        withKey(data.key),
        table(data.projects, ...rows),
        index(data.projects, "byUser"),
        table(data.options, "BatchWriteItem", "Scan"),
        table(data.schedules, "BatchWriteItem", "Scan"),
        list(data.bucket, "BucketVersions"),
        ...erasable.map((keys) => objects(data.bucket, keys, "DeleteObjectVersion")),
        new PolicyStatement({ actions: ["cognito-idp:AdminDeleteUser"], resources: [pool.userPoolArn] }),
      ],
    });
    const sweep = new BacklotFunction(this, "sweep-leftovers", {
      ...slow,
      entry: "functions/jobs/sweep-orphans.ts",
      environment: stores,
      rights: [
        withKey(data.key),
        table(data.projects, "Query", "Scan", "PutItem", "DeleteItem", "BatchWriteItem"),
        ...[data.options, data.schedules].map((of) => table(of, "Query", "Scan", "BatchWriteItem")),
        list(data.bucket, "Bucket"),
        list(data.bucket, "BucketVersions"),
        objects(data.bucket, "projects/*", "DeleteObject"),
        ...erasable.map((keys) => objects(data.bucket, keys, "DeleteObjectVersion")),
      ],
    });
    const at = (id: string, description: string, schedule: CronOptionsWithTimezone, job: BacklotFunction) =>
      new Schedule(this, id, {
        description,
        schedule: ScheduleExpression.cron({ timeZone: TimeZone.ETC_UTC, ...schedule }),
        target: new LambdaInvoke(job, {
          input: ScheduleTargetInput.fromObject({ at: ContextAttribute.scheduledTime }),
          retryAttempts: 3,
          maxEventAge: Duration.hours(6),
          deadLetterQueue: failed,
        }),
      });
    at("Daily", "Erases what was deleted long enough ago", { minute: "40", hour: "3" }, erase);
    at(
      "Weekly",
      "Takes away what a crash has left and nothing points to",
      { minute: "10", hour: "4", weekDay: "SUN" },
      sweep,
    );
  }
}
