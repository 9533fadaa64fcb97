import { Duration, Stack, type StackProps, TimeZone } from "aws-cdk-lib";
import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { ContextAttribute, Schedule, ScheduleExpression, ScheduleTargetInput } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { DataStack } from "./data.ts";
import { BacklotFunction } from "./function.ts";
import { index, list, objects, table, withKey } from "./rights.ts";

interface ErasureStackProps extends StackProps {
  readonly data: DataStack;
  readonly pool: UserPool;
  /** Where events go that have failed every time. */
  readonly failed: Queue;
}

/** What takes deleted projects and accounts out of every store once their time is over. Nothing else may. */
export class ErasureStack extends Stack {
  constructor(scope: Construct, id: string, { data, pool, failed, ...props }: ErasureStackProps) {
    super(scope, id, props);
    const rows = ["Query", "GetItem", "BatchGetItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "Scan"] as const;
    const erase = new BacklotFunction(this, "erase-deleted", {
      entry: "functions/jobs/erase-deleted.ts",
      environment: {
        PROJECTS_TABLE: data.projects.tableName,
        OPTIONS_TABLE: data.options.tableName,
        SCHEDULES_TABLE: data.schedules.tableName,
        BUCKET: data.bucket.bucketName,
        USER_POOL_ID: pool.userPoolId,
      },
      rights: [
        withKey(data.key),
        table(data.projects, ...rows),
        index(data.projects, "byUser"),
        table(data.options, "BatchWriteItem", "Scan"),
        table(data.schedules, "BatchWriteItem", "Scan"),
        list(data.bucket, "BucketVersions"),
        ...["projects/*", "uploads/*", "archives/*"].map((keys) =>
          objects(data.bucket, keys, "DeleteObject", "DeleteObjectVersion"),
        ),
        new PolicyStatement({ actions: ["cognito-idp:AdminDeleteUser"], resources: [pool.userPoolArn] }),
      ],
      logGroup: new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR }),
      memoryMegabytes: 1024,
      timeoutSeconds: 900,
      deadLetters: failed,
    });
    new Schedule(this, "Daily", {
      description: "Erases what was deleted long enough ago",
      schedule: ScheduleExpression.cron({ minute: "40", hour: "3", timeZone: TimeZone.ETC_UTC }),
      target: new LambdaInvoke(erase, {
        input: ScheduleTargetInput.fromObject({ at: ContextAttribute.scheduledTime }),
        retryAttempts: 3,
        maxEventAge: Duration.hours(6),
        deadLetterQueue: failed,
      }),
    });
  }
}
