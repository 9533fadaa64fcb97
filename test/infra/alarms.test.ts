import { expect, it } from "vitest";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { alarms } from "../../infra/local/resources/alarms.ts";
import { readAssembly, stackTemplate } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";

const addresses = () => ({ site: "localhost:4000", storage: "127.0.0.1:4001" });

it("let CloudWatch notify their topic, by its policy and its key's", async () => {
  const found = alarms(loadTemplates(readAssembly(await synthesise()), addresses));
  const named = found.map(({ name }) => name.replace(/^BacklotWatch\/|[0-9A-F]{8}$/g, ""));
  for (const condition of ["FailedExports", "FailedImports", "FailedSignIns", "FunctionsNearQuota"])
    expect(named).toContain(condition);
  expect(named.filter((name) => name.startsWith("ThrottledReads"))).toHaveLength(4);
});

it("tell when a file contains malware or cannot be scanned, unless scans are off", async () => {
  const ofScans = async (settings: Readonly<Record<string, string>>) => {
    const templates = loadTemplates(readAssembly(await synthesise(settings)), addresses);
    const [plan] = templates.of("AWS::GuardDuty::MalwareProtectionPlan");
    const found = templates.of("AWS::CloudWatch::Alarm").map((alarm) => alarm.properties() as Record<string, unknown>);
    return { plan, alarms: found.filter(({ Namespace }) => Namespace === "AWS/GuardDuty/MalwareProtection") };
  };
  const { plan, alarms: told } = await ofScans({});
  expect(told.map(({ MetricName, Threshold }) => [MetricName, Threshold])).toEqual([
    ["InfectedScanCount", 1],
    ["FailedScanCount", 3],
  ]);
  for (const { Dimensions } of told) {
    expect(Dimensions).toEqual([
      { Name: "Malware Protection Plan Id", Value: plan!.ref },
      { Name: "Resource Name", Value: expect.stringContaining("documents") },
    ]);
  }
  expect((await ofScans({ malwareScan: "off" })).alarms).toEqual([]);
});

it("count executions of each state machine that fail or reach their time limit", async () => {
  const templates = loadTemplates(readAssembly(await synthesise()), addresses);
  const counted = templates.of("AWS::CloudWatch::Alarm").flatMap((alarm) => {
    const { Metrics = [] } = alarm.properties() as { Metrics?: Counted[] };
    return Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []).filter(
      ({ Namespace }) => Namespace === "AWS/States",
    );
  });
  const machines = Map.groupBy(counted, ({ Dimensions }) => Dimensions[0]!.Value);
  expect(machines.size).toBe(templates.of("AWS::StepFunctions::StateMachine").length);
  for (const metrics of machines.values())
    expect(metrics.map(({ MetricName }) => MetricName)).toEqual(["ExecutionsFailed", "ExecutionsTimedOut"]);
});

interface Counted {
  readonly MetricStat?: {
    readonly Metric: { Namespace: string; MetricName: string; Dimensions: { Value: string }[] };
  };
}

it("state the condition and the first step to take", async () => {
  const found = alarms(loadTemplates(readAssembly(await synthesise()), addresses));
  const steps = Map.groupBy(found, ({ firstStep }) => firstStep);
  // One condition for each of four tables has the same step.
  expect([...steps.values()].filter((same) => same.length > 1 && same.length !== 4)).toEqual([]);
  expect(found.filter(({ firstStep }) => !/: [a-z]/.test(firstStep)).map(({ name }) => name)).toEqual([]);
});

it("email the person responsible when the month's costs near the budget, unless it is off", async () => {
  const budgets = async (settings: Readonly<Record<string, string>>) =>
    readAssembly(await synthesise({ alarmMail: "ops@studio.example", ...settings })).flatMap(({ Resources }) =>
      Object.values(Resources).filter(({ Type }) => Type === "AWS::Budgets::Budget"),
    );
  const [budget] = await budgets({ monthlyBudget: "80" });
  expect(budget!.Properties).toMatchObject({
    Budget: { BudgetType: "COST", TimeUnit: "MONTHLY", BudgetLimit: { Amount: 80, Unit: "USD" } },
    NotificationsWithSubscribers: [
      { Notification: { NotificationType: "ACTUAL", Threshold: 80 } },
      { Notification: { NotificationType: "FORECASTED", Threshold: 100 } },
    ].map((one) => ({ ...one, Subscribers: [{ SubscriptionType: "EMAIL", Address: "ops@studio.example" }] })),
  });
  expect(await budgets({ monthlyBudget: "off" })).toEqual([]);
});

const publish = { Effect: "Allow", Principal: { Service: "cloudwatch.amazonaws.com" }, Action: "sns:Publish" };
const refusePlain = {
  ...{ Effect: "Deny", Principal: "*", Action: "sns:Publish", Resource: "*" },
  Condition: { Bool: { "aws:SecureTransport": "false" } },
};
const grantKey = (...Action: string[]) => ({ ...publish, Action, Resource: "*" });
const BY_THEIR_ACCOUNT = {
  StringEquals: { "aws:SourceAccount": "000000000000" },
  ArnLike: { "aws:SourceArn": "arn:aws:cloudwatch:us-east-1:000000000000:alarm:*" },
};

/** An app with one alarm, its topic, the topic's policy and key. */
function app(ofTopic: readonly object[], ofKey: readonly object[]) {
  const watch = {
    Key: { Type: "AWS::KMS::Key", Properties: { KeyPolicy: { Statement: ofKey } } },
    Alarms: { Type: "AWS::SNS::Topic", Properties: { KmsMasterKeyId: { "Fn::GetAtt": ["Key", "Arn"] } } },
    Policy: {
      Type: "AWS::SNS::TopicPolicy",
      Properties: { Topics: [{ Ref: "Alarms" }], PolicyDocument: { Statement: ofTopic } },
    },
    Mail: {
      Type: "AWS::SNS::Subscription",
      Properties: { TopicArn: { Ref: "Alarms" }, Protocol: "email", Endpoint: "ada@studio.example" },
    },
    Errors: {
      Type: "AWS::CloudWatch::Alarm",
      Properties: { AlarmActions: [{ Ref: "Alarms" }], AlarmDescription: "Read the log." },
    },
  };
  return loadTemplates([stackTemplate("watch", { Resources: watch })], addresses);
}

it("reach the addresses that subscribe to their topic", () => {
  const granted = { ...publish, Resource: { Ref: "Alarms" }, Condition: BY_THEIR_ACCOUNT };
  expect(alarms(app([refusePlain, granted], [grantKey("kms:Decrypt", "kms:GenerateDataKey")]))).toEqual([
    { name: "watch/Errors", firstStep: "Read the log.", mails: ["ada@studio.example"] },
  ]);
});

it.each<[what: string, ofTopic: readonly object[], ofKey: readonly object[]]>([
  ["the topic's policy only refuses", [refusePlain], [grantKey("kms:*")]],
  [
    "the topic's policy admits another account's",
    [{ ...publish, Resource: "*", Condition: { StringEquals: { "aws:SourceAccount": "111111111111" } } }],
    [grantKey("kms:*")],
  ],
  ["the key's policy lets it only decrypt", [{ ...publish, Resource: "*" }], [grantKey("kms:Decrypt")]],
])("stop the local stack when %s", (_, ofTopic, ofKey) => {
  expect(() => alarms(app(ofTopic, ofKey))).toThrow("watch/Errors reaches no one");
});
