import { ArnFormat, Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IAlarmAction,
  type IMetric,
  MathExpression,
  Metric,
  TextWidget,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import type { Config } from "../config/config.ts";
import type { DataStack } from "./data.ts";
import type { IdentityStack } from "./identity.ts";
import type { JobsStack } from "./jobs.ts";
import type { PipelineStack } from "./pipeline.ts";

interface MonitoringStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly pipeline: PipelineStack;
  readonly jobs: JobsStack;
  readonly identity: IdentityStack;
  readonly api: HttpApi;
}

/** A metric with the limit at which someone has to act, and the first step to take. */
interface MonitoredMetric {
  readonly id: string;
  readonly metric: IMetric;
  /** The alarm is raised at this value. */
  readonly limit: number;
  readonly firstStep: string;
}

/** An email of AWS Budgets has no room for it. */
const COSTS_FIRST_STEP =
  "open Cost Explorer, group the month by service and compare it with `npm run preflight`; requests and WAF grow with use, Textract with scans.";

/** Alarms for conditions that need a person, and a dashboard with all of them. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    const { alarmMail } = props.config;
    const topic = new Topic(this, "Alarms", { enforceSSL: true, masterKey: props.data.key });
    topic.addToResourcePolicy(this.publishAlarms(topic));
    if (alarmMail !== "off") topic.addSubscription(new EmailSubscription(alarmMail));
    // The class does not satisfy its own interface under exactOptionalPropertyTypes.
    const notify = new SnsAction(topic) as IAlarmAction;
    const metrics = monitoredMetrics(props);
    for (const { id: name, metric, limit, firstStep } of metrics) {
      new Alarm(this, name, {
        metric,
        threshold: limit,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: firstStep,
      }).addAlarmAction(notify);
    }
    new Dashboard(this, "Dashboard", { defaultInterval: Duration.days(1) }).addWidgets(
      ...metrics.map(({ id: title, metric, limit }) => {
        return new GraphWidget({
          title,
          left: [metric],
          leftAnnotations: [{ value: limit, label: "alarm" }],
          width: 8,
        });
      }),
      new TextWidget({ markdown: `**Costs** (an email of AWS Budgets): ${COSTS_FIRST_STEP}`, width: 24, height: 2 }),
    );
  }

  /** Any policy of a topic replaces the one that admits CloudWatch, and the alarm action adds none. */
  private publishAlarms(topic: Topic): PolicyStatement {
    const alarms = { service: "cloudwatch", resource: "alarm", resourceName: "*" };
    return new PolicyStatement({
      sid: "AlarmsOfThisAccount",
      principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: { "aws:SourceAccount": this.account },
        ArnLike: { "aws:SourceArn": this.formatArn({ ...alarms, arnFormat: ArnFormat.COLON_RESOURCE_NAME }) },
      },
    });
  }
}

/** The number of the account's concurrent functions, in the metric for which CloudWatch knows the quota. */
const CONCURRENT = new Metric({
  ...{ namespace: "AWS/Usage", metricName: "ResourceCount", statistic: "Maximum", period: Duration.minutes(5) },
  dimensionsMap: { Type: "Resource", Service: "Lambda", Resource: "ConcurrentExecutions", Class: "None" },
});

const HOURLY = { period: Duration.hours(1), statistic: "Sum" } as const;

/** Executions of an hour that failed or reached their time limit, which CloudWatch counts apart. */
function unfinished(machine: StateMachine): IMetric {
  return new MathExpression({
    // A metric without executions has no value, and neither would the sum.
    expression: "FILL(failed, 0) + FILL(timedOut, 0)",
    usingMetrics: { failed: machine.metricFailed(HOURLY), timedOut: machine.metricTimedOut(HOURLY) },
    label: "executions that failed or timed out",
    period: HOURLY.period,
  });
}

function monitoredMetrics({ data, pipeline, jobs, identity, api }: MonitoringStackProps): MonitoredMetric[] {
  const sum = { period: Duration.minutes(5), statistic: "Sum" } as const;
  const tables = [data.projects, data.options, data.schedules, data.audit];
  return [
    {
      id: "ServerErrors",
      metric: api.metricServerError(sum),
      limit: 5,
      firstStep: "People see 'Something went wrong': look in the log groups of the API for lines of level ERROR.",
    },
    {
      id: "RefusedRequests",
      metric: api.metricClientError(sum),
      limit: 1000,
      firstStep:
        "Someone may be probing the API: find the address with the most 401, 403 and 404 responses in CloudFront's access log.",
    },
    {
      id: "FailedJobs",
      metric: jobs.failed.metricApproximateNumberOfMessagesVisible(sum),
      limit: 1,
      firstStep:
        "A scheduled job failed on every attempt: read its event in the queue, and its log; then send the event again.",
    },
    {
      id: "FailedScripts",
      metric: unfinished(pipeline.machine),
      limit: 3,
      firstStep: "Scripts cannot be read: open the failed executions and see which step has failed.",
    },
    {
      id: "FailedImprovements",
      metric: unfinished(jobs.improvement),
      limit: 3,
      firstStep: "Searches for better schedules fail: open the failed executions.",
    },
    {
      id: "FailedMailings",
      metric: unfinished(jobs.mailing),
      limit: 1,
      firstStep:
        "A call sheet did not reach everyone: open the failed execution, then resume on the call sheet's page.",
    },
    {
      id: "FailedExports",
      metric: unfinished(jobs.archives.exporting),
      limit: 1,
      firstStep: "A project cannot be exported: open the failed execution and read its function's log.",
    },
    {
      id: "FailedImports",
      metric: unfinished(jobs.archives.importing),
      limit: 1,
      firstStep: "What a failed import wrote could not be removed: open the failed execution and start it again.",
    },
    {
      id: "FailedSignIns",
      metric: identity.trigger.metricErrors(sum),
      limit: 3,
      firstStep: "No one can sign in while this function fails: read its log in the identity stack's log group.",
    },
    ...tables.map((table) => ({
      id: `ThrottledReads${table.node.id}`,
      metric: table.metric("ReadThrottleEvents", sum),
      limit: 10,
      firstStep:
        "One project is read more often than a partition can serve: find it in the table's Contributor Insights.",
    })),
    ...tables.map((table) => ({
      id: `Throttled${table.node.id}`,
      metric: table.metric("WriteThrottleEvents", sum),
      limit: 10,
      firstStep:
        "One project is written to more often than a partition can serve: find it in the table's Contributor Insights.",
    })),
    ...(data.scans ? scanMetrics(data.scans) : []),
    {
      id: "FunctionsThrottled",
      metric: new Metric({ namespace: "AWS/Lambda", metricName: "Throttles", ...sum }),
      limit: 10,
      firstStep: "The account has too few concurrent executions: ask AWS for more.",
    },
    {
      id: "FunctionsNearQuota",
      metric: new MathExpression({
        expression: "100 * used / SERVICE_QUOTA(used)",
        usingMetrics: { used: CONCURRENT },
        label: "per cent of the account's concurrent functions",
        period: Duration.minutes(5),
      }),
      limit: 80,
      firstStep: "Soon requests are answered with 503: ask AWS for more concurrent executions.",
    },
    {
      id: "BouncedMails",
      metric: new Metric({
        namespace: "AWS/SES",
        metricName: "Reputation.BounceRate",
        period: Duration.hours(1),
        statistic: "Maximum",
      }),
      limit: 0.05,
      firstStep: "5 % of emails bounce; SES suspends senders at 10 %: correct the crews' addresses.",
    },
  ];
}

/** Without GuardDuty enabled, an infected file is no finding, so only these metrics report it. */
function scanMetrics(dimensionsMap: Record<string, string>): MonitoredMetric[] {
  const scans = (metricName: string) =>
    new Metric({ namespace: "AWS/GuardDuty/MalwareProtection", metricName, dimensionsMap, ...HOURLY });
  return [
    {
      id: "MalwareFound",
      metric: scans("InfectedScanCount"),
      limit: 1,
      firstStep:
        "An uploaded file contains malware; Backlot refused it: find the uploader in the activity log and notify them.",
    },
    {
      id: "FailedScans",
      metric: scans("FailedScanCount"),
      limit: 3,
      firstStep:
        "Uploads are refused because they cannot be scanned: look at the plan's status in GuardDuty's console.",
    },
  ];
}
