import * as z from "zod";
import { account, region } from "../emulators/region.ts";
import { serviceMayCall } from "../iam/policies.ts";
import { TemplateError } from "../template/intrinsics.ts";
import type { Resource, Templates } from "../template/template.ts";

/** An alarm, and the email addresses that it notifies. */
export interface Alarm {
  /** Stack and logical id. */
  readonly name: string;
  readonly firstStep: string;
  readonly mails: readonly string[];
}

const AlarmProperties = z.object({
  AlarmActions: z.array(z.string()).default([]),
  AlarmDescription: z.string().default(""),
});
const TopicProperties = z.object({ KmsMasterKeyId: z.string().optional() });
const TopicPolicyProperties = z.object({ Topics: z.array(z.string()), PolicyDocument: z.unknown() });
const KeyProperties = z.object({ KeyPolicy: z.unknown() });
const SubscriptionProperties = z.object({ TopicArn: z.string(), Protocol: z.string(), Endpoint: z.string() });

const CLOUDWATCH = "cloudwatch.amazonaws.com";

/**
 * The app's alarms.
 *
 * @throws {TemplateError} when CloudWatch may not publish to an alarm's topic, or not encrypt with the topic's key
 */
export function alarms(templates: Templates): Alarm[] {
  const topics = new Map(templates.of("AWS::SNS::Topic").map((topic) => [topic.ref, topic]));
  const subscriptions = templates.of("AWS::SNS::Subscription").map((it) => it.read(SubscriptionProperties));
  return templates.of("AWS::CloudWatch::Alarm").map((alarm) => {
    const name = `${alarm.stack}/${alarm.id}`;
    const { AlarmActions, AlarmDescription } = alarm.read(AlarmProperties);
    for (const arn of AlarmActions) {
      const topic = topics.get(arn);
      if (!topic) throw new TemplateError(`The alarm ${name} notifies ${arn}, which is no topic of the template.`);
      requireAdmission(templates, name, topic);
    }
    const mails = subscriptions
      .filter(({ TopicArn, Protocol }) => Protocol === "email" && AlarmActions.includes(TopicArn))
      .map(({ Endpoint }) => Endpoint);
    return { name, firstStep: AlarmDescription, mails };
  });
}

/** The names of all alarms with their topics, and how CloudWatch notifies these. */
export function notifications(templates: Templates) {
  const subscriptions = templates.of("AWS::SNS::Subscription").map((it) => it.read(SubscriptionProperties));
  return {
    alarms: templates
      .of("AWS::CloudWatch::Alarm")
      .map((alarm) => ({ name: alarm.ref, actions: alarm.read(AlarmProperties).AlarmActions })),
    /** @returns the addresses that an alarm reaches. @throws {TemplateError} when a policy does not admit CloudWatch */
    reached(alarm: string, arn: string): string[] {
      const topic = templates.of("AWS::SNS::Topic").find(({ ref }) => ref === arn);
      if (!topic) throw new TemplateError(`The alarm ${alarm} notifies ${arn}, which is no topic of the template.`);
      requireAdmission(templates, alarm, topic);
      return subscriptions
        .filter(({ TopicArn, Protocol }) => Protocol === "email" && TopicArn === arn)
        .map(({ Endpoint }) => Endpoint);
    },
  };
}

function requireAdmission(templates: Templates, alarm: string, topic: Resource): void {
  const context = {
    "aws:SecureTransport": "true",
    "aws:SourceAccount": account,
    "aws:SourceArn": `arn:aws:cloudwatch:${region}:${account}:alarm:${alarm.replace("/", "-")}`,
  };
  const policies = templates
    .of("AWS::SNS::TopicPolicy")
    .map((policy) => policy.read(TopicPolicyProperties))
    .filter(({ Topics }) => Topics.includes(topic.ref));
  // Without a policy of its own, a topic admits its account's alarms.
  const admits = policies.every(({ PolicyDocument }) =>
    serviceMayCall(PolicyDocument, topic.id, {
      ...{ service: CLOUDWATCH, action: "sns:Publish", resourceArn: topic.ref, context },
    }),
  );
  if (!admits) throw new TemplateError(`The policy of ${topic.id} does not admit CloudWatch: ${alarm} reaches no one.`);
  const { KmsMasterKeyId } = topic.read(TopicProperties);
  if (KmsMasterKeyId === undefined) return;
  const key = templates.of("AWS::KMS::Key").find((it) => [it.ref, it.attribute("Arn")].includes(KmsMasterKeyId));
  if (!key)
    throw new TemplateError(`${topic.id} is encrypted with ${KmsMasterKeyId}, which is no key of the template.`);
  const { KeyPolicy } = key.read(KeyProperties);
  const mayEncrypt = ["kms:Decrypt", "kms:GenerateDataKey"].every((action) =>
    serviceMayCall(KeyPolicy, key.id, { service: CLOUDWATCH, action, resourceArn: key.attribute("Arn"), context }),
  );
  if (!mayEncrypt) throw new TemplateError(`CloudWatch may not use the key of ${topic.id}: ${alarm} reaches no one.`);
}
