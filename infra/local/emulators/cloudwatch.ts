import { createServer, type IncomingMessage } from "node:http";
import * as z from "zod";
import { type Authority, type Engine, ServiceError } from "./engine.ts";
import { answeringJson, closeServer, jsonBody } from "./json-http.ts";
import { requirePermission } from "./permission.ts";
import { account, region } from "./region.ts";

export interface CloudWatchOptions {
  /** The alarms, with the ARNs of the topics that they notify. */
  readonly alarms: readonly { readonly name: string; readonly actions: readonly string[] }[];
  /** Publishes to a topic. Throws if CloudWatch may not. */
  publish(alarm: string, topic: string, reason: string): void;
  readonly authority?: Authority;
}

const contentType = "application/x-amz-json-1.0";

const State = z.enum(["OK", "ALARM", "INSUFFICIENT_DATA"]);
const SetAlarmState = z.strictObject({ AlarmName: z.string(), StateValue: State, StateReason: z.string() });
const DescribeAlarms = z.strictObject({ AlarmNamePrefix: z.string().default("") });
const DescribeAlarmHistory = z.strictObject({
  AlarmName: z.string(),
  HistoryItemType: z.literal("Action"),
  MaxRecords: z.number().default(100),
});

/** CloudWatch's alarms, without metrics: only SetAlarmState changes their state. */
export function cloudWatchEngine({ alarms, publish, authority }: CloudWatchOptions): Engine {
  const states = new Map<string, z.infer<typeof State>>(alarms.map(({ name }) => [name, "OK"]));
  const history: { AlarmName: string; Timestamp: number; HistoryItemType: "Action"; HistorySummary: string }[] = [];

  function act(name: string, topic: string, reason: string): string {
    try {
      publish(name, topic, reason);
      return `Successfully executed action ${topic}`;
    } catch (error) {
      return `Failed to execute action ${topic}. Received error: "${error instanceof Error ? error.message : error}"`;
    }
  }

  const operations: Readonly<Record<string, (input: unknown) => object>> = {
    DescribeAlarms(input) {
      const { AlarmNamePrefix } = DescribeAlarms.parse(input);
      const found = alarms.filter(({ name }) => name.startsWith(AlarmNamePrefix));
      return {
        MetricAlarms: found.map(({ name, actions }) => {
          return { AlarmName: name, AlarmActions: actions, StateValue: states.get(name) };
        }),
      };
    },
    SetAlarmState(input) {
      const { AlarmName, StateValue, StateReason } = SetAlarmState.parse(input);
      const alarm = alarms.find(({ name }) => name === AlarmName);
      if (!alarm) throw new ServiceError("ResourceNotFound", `Unknown alarm ${AlarmName}`, 404);
      const isRaised = StateValue === "ALARM" && states.get(AlarmName) !== "ALARM";
      states.set(AlarmName, StateValue);
      for (const topic of isRaised ? alarm.actions : []) {
        const HistorySummary = act(AlarmName, topic, StateReason);
        history.unshift({ AlarmName, Timestamp: Date.now() / 1000, HistoryItemType: "Action", HistorySummary });
      }
      return {};
    },
    DescribeAlarmHistory(input) {
      const { AlarmName, MaxRecords } = DescribeAlarmHistory.parse(input);
      return { AlarmHistoryItems: history.filter((item) => item.AlarmName === AlarmName).slice(0, MaxRecords) };
    },
  };

  async function answer(request: IncomingMessage): Promise<object> {
    const name = String(request.headers["x-amz-target"]).replace("GraniteServiceVersion20100801.", "");
    const operation = operations[name];
    if (!operation) throw new ServiceError("UnknownOperationException", `There is no operation ${name} here.`);
    const resources = [`arn:aws:cloudwatch:${region}:${account}:alarm:*`];
    requirePermission(authority, request.headers.authorization, {
      ...{ action: `cloudwatch:${name}`, resources, status: 400 },
    });
    return operation(await jsonBody(request));
  }

  const server = createServer(answeringJson(answer, contentType));
  return { server, close: () => closeServer(server) };
}
