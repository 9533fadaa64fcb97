import { EventBus, Rule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { type CfnConfigurationSet, ConfigurationSet, EmailSendingEvent, EventDestination } from "aws-cdk-lib/aws-ses";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { table, withKey } from "../constructs/iam-statements.ts";
import type { DataStack } from "./data.ts";

/** The configuration set that all mails are sent with: what comes back or is complained of reaches a function of ours. */
export function mailEvents(
  scope: Construct,
  data: DataStack,
  { logGroup, failed }: { readonly logGroup: LogGroup; readonly failed: Queue },
): ConfigurationSet {
  const set = new ConfigurationSet(scope, "Mails", { reputationMetrics: true });
  // Backlot keeps its own list of addresses that are sent nothing, and an editor can take one back into use; the
  // account's list would go on swallowing the mails.
  (set.node.defaultChild as CfnConfigurationSet).suppressionOptions = { suppressedReasons: [] };
  set.addEventDestination("ToEventBridge", {
    // SES puts its events on the account's own bus and on no other.
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, "AccountBus", "default")),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  const take = new BacklotFunction(scope, "take-mail-event", {
    entry: "functions/jobs/handle-mail-event.ts",
    environment: { SCHEDULES_TABLE: data.schedules.tableName },
    rights: [withKey(data.key), table(data.schedules, "PutItem", "UpdateItem")],
    logGroup,
    deadLetters: failed,
  });
  new Rule(scope, "ReturnedMails", {
    description: "Mails of ours that came back or were complained of",
    eventPattern: {
      source: ["aws.ses"],
      detailType: ["Email Bounced", "Email Complaint Received"],
      detail: { mail: { tags: { "ses:configuration-set": [set.configurationSetName] } } },
    },
    targets: [new LambdaFunction(take, { retryAttempts: 8, deadLetterQueue: failed })],
  });
  return set;
}
