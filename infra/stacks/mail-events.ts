import { EventBus, Rule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { type CfnConfigurationSet, ConfigurationSet, EmailSendingEvent, EventDestination } from "aws-cdk-lib/aws-ses";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { table, withKey } from "../constructs/iam-statements.ts";
import type { DataStack } from "./data.ts";

/** The SES configuration set of all emails, which sends bounces and complaints to a function. */
export function mailEvents(
  scope: Construct,
  data: DataStack,
  { logGroup, failed }: { readonly logGroup: LogGroup; readonly failed: Queue },
): ConfigurationSet {
  const set = new ConfigurationSet(scope, "Mails", { reputationMetrics: true });
  // Backlot has its own suppression list, from which editors can remove addresses; the account's list would continue to
  // drop the emails.
  (set.node.defaultChild as CfnConfigurationSet).suppressionOptions = { suppressedReasons: [] };
  set.addEventDestination("ToEventBridge", {
    // SES only publishes events to the account's default event bus.
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, "AccountBus", "default")),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  const handleEvent = new BacklotFunction(scope, "take-mail-event", {
    entry: "functions/jobs/handle-mail-event.ts",
    environment: { PROJECTS_TABLE: data.projects.tableName, SCHEDULES_TABLE: data.schedules.tableName },
    rights: [withKey(data.key), table(data.schedules, "PutItem", "UpdateItem"), table(data.projects, "UpdateItem")],
    logGroup,
    deadLetters: failed,
  });
  new Rule(scope, "ReturnedMails", {
    description: "Bounces of and complaints about emails sent by Backlot",
    eventPattern: {
      source: ["aws.ses"],
      detailType: ["Email Bounced", "Email Complaint Received"],
      detail: { mail: { tags: { "ses:configuration-set": [set.configurationSetName] } } },
    },
    targets: [new LambdaFunction(handleEvent, { retryAttempts: 8, deadLetterQueue: failed })],
  });
  return set;
}
