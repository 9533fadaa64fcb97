import { Duration, Stack, type StackProps, TimeZone, Validations } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { ContextAttribute, Schedule, ScheduleExpression, ScheduleTargetInput } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import type { ConfigurationSet } from "aws-cdk-lib/aws-ses";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import { type Config, encodedSender } from "../config/config.ts";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { index, objects, sendMail, table, withKey } from "../constructs/iam-statements.ts";
import { type ArchiveMachines, archiveMachines } from "./archive-machines.ts";
import type { DataStack } from "./data.ts";
import { improvementMachine } from "./improvement-machine.ts";
import { mailEvents } from "./mail-events.ts";
import { mailingMachine } from "./mailing-machine.ts";

interface JobsStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly siteUrl: string;
}

/** Scheduled jobs, and jobs that continue after a request. */
export class JobsStack extends Stack {
  /** Searches for better schedules. */
  readonly improvement: StateMachine;
  /** Emails published call sheets. */
  readonly mailing: StateMachine;
  /** Export projects to files and import them. */
  readonly archives: ArchiveMachines;
  /** Dead-letter queue for events that failed every attempt; an engineer has to handle them. */
  readonly failed: Queue;
  /** The SES configuration set of all emails. */
  readonly mails: ConfigurationSet;

  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, props);
    const { config, data } = props;
    const logGroup = new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR });
    this.failed = new Queue(this, "Failed", {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.failed).acknowledge({
      id: "Serverless-SQSRedrivePolicy",
      reason: "It is where the others' failures end up.",
    });
    this.improvement = improvementMachine(this, data, logGroup);
    this.archives = archiveMachines(this, data, { logGroup, malwareScan: config.malwareScan });
    this.mails = mailEvents(this, data, { logGroup, failed: this.failed });
    this.mailing = mailingMachine(this, data, {
      ...{ logGroup, siteUrl: props.siteUrl, mailFrom: encodedSender(config.mailFrom) },
      mails: this.mails.configurationSetName,
    });
    const nightlyCallSheets = new BacklotFunction(this, "nightly-call-sheets", {
      entry: "functions/jobs/draft-call-sheets.ts",
      environment: {
        PROJECTS_TABLE: data.projects.tableName,
        OPTIONS_TABLE: data.options.tableName,
        SCHEDULES_TABLE: data.schedules.tableName,
        BUCKET: data.bucket.bucketName,
        FORECAST: config.forecast,
        SITE_URL: props.siteUrl,
        MAIL_FROM: encodedSender(config.mailFrom),
        MAIL_EVENTS: this.mails.configurationSetName,
      },
      rights: [
        withKey(data.key),
        index(data.schedules, "byDate"),
        table(data.schedules, "GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"),
        table(data.projects, "GetItem", "Query", "BatchGetItem", "UpdateItem"),
        table(data.options, "Query"),
        objects(data.bucket, "projects/*/breakdown/*", "GetObject"),
        objects(data.bucket, "projects/*/schedules/*", "GetObject"),
        objects(data.bucket, "projects/*/photos/*", "GetObject"),
        objects(data.bucket, "projects/*/call-sheets/*", "PutObject"),
        sendMail(this, this.mails.configurationSetName),
      ],
      logGroup,
      memoryMegabytes: 1769,
      timeoutSeconds: 600,
      deadLetters: this.failed,
    });
    new Schedule(this, "Nightly", {
      description: "Every hour, makes the next day's call sheets of productions where it is 4 PM",
      schedule: ScheduleExpression.cron({ minute: "5", timeZone: TimeZone.ETC_UTC }),
      target: new LambdaInvoke(nightlyCallSheets, {
        input: ScheduleTargetInput.fromObject({ at: ContextAttribute.scheduledTime }),
        retryAttempts: 3,
        maxEventAge: Duration.hours(6),
        deadLetterQueue: this.failed,
      }),
    });
  }
}
