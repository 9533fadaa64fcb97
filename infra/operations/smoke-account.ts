import { DescribeAlarmHistoryCommand, DescribeAlarmsCommand, SetAlarmStateCommand } from "@aws-sdk/client-cloudwatch";
import { InvokeCommand } from "@aws-sdk/client-lambda";
import { GetScheduleCommand, ListSchedulesCommand } from "@aws-sdk/client-scheduler";
import * as z from "zod";
import { stackNameOf } from "../config/config.ts";
import { expect, until } from "./expectations.ts";
import type { SmokeAccount, Step } from "./smoke-step.ts";

/** CloudWatch carries out an alarm's action within seconds. */
const ALARM_SECONDS = 60;

const Answer = z.object({ made: z.number() });

/** A step in the account, which is not tried without the account's credentials. */
function inAccount(name: string, run: (account: SmokeAccount) => Promise<string>): Step {
  return {
    name,
    async run({ account }) {
      if (typeof account === "string") return `not tried: ${account}`;
      try {
        await account.clients.cloudWatch.config.credentials();
      } catch (error) {
        return `not tried: this shell has no credentials of the account: ${error instanceof Error ? error.message : error}`;
      }
      return run(account);
    },
  };
}

/** The steps that need the account's credentials. Each leaves the account as it was. */
export const ACCOUNT_STEPS: readonly Step[] = [
  inAccount("alarm", async ({ stage, clients: { cloudWatch } }) => {
    const AlarmNamePrefix = `${stackNameOf(stage, "Watch")}-`;
    const { MetricAlarms = [] } = await cloudWatch.send(new DescribeAlarmsCommand({ AlarmNamePrefix }));
    const AlarmName = MetricAlarms.find(({ StateValue }) => StateValue !== "ALARM")?.AlarmName;
    expect(AlarmName !== undefined, `No alarm that is not raised has a name that begins with ${AlarmNamePrefix}.`);
    const newestAction = async () => {
      const asked = new DescribeAlarmHistoryCommand({ AlarmName, HistoryItemType: "Action", MaxRecords: 1 });
      return (await cloudWatch.send(asked)).AlarmHistoryItems?.[0];
    };
    const set = (StateValue: "ALARM" | "OK", StateReason: string) =>
      cloudWatch.send(new SetAlarmStateCommand({ AlarmName, StateValue, StateReason }));
    const before = (await newestAction())?.Timestamp?.getTime();
    await set("ALARM", "This is a test by npm run smoke. Nothing has to be done.");
    try {
      const { HistorySummary = "" } = await until(ALARM_SECONDS, `action of the alarm ${AlarmName}`, async () => {
        const newest = await newestAction();
        return newest?.Timestamp?.getTime() === before ? undefined : newest;
      });
      expect(HistorySummary.startsWith("Successfully executed action"), `${AlarmName}: ${HistorySummary}`);
    } finally {
      await set("OK", "The test by npm run smoke has ended.");
    }
    return `${AlarmName} was set off, its topic was notified, and it is back to OK`;
  }),
  inAccount("job", async ({ stage, clients: { scheduler, lambda } }) => {
    // The nightly call sheets, which can be run at any time: they make only what is due.
    const NamePrefix = `${stackNameOf(stage, "Jobs")}-Nightly`;
    const { Schedules = [] } = await scheduler.send(new ListSchedulesCommand({ NamePrefix }));
    const [schedule] = Schedules;
    expect(schedule !== undefined, `No schedule has a name that begins with ${NamePrefix}.`);
    const { Name, GroupName } = schedule;
    const { Target } = await scheduler.send(new GetScheduleCommand({ Name, GroupName }));
    // Only EventBridge Scheduler replaces this by the time, to the second.
    const now = `${new Date().toISOString().slice(0, 19)}Z`;
    const input = (Target?.Input ?? "{}").replaceAll("<aws.scheduler.scheduled-time>", now);
    const invocation = new InvokeCommand({ FunctionName: Target?.Arn, Payload: Buffer.from(input) });
    const { FunctionError, Payload } = await lambda.send(invocation);
    const answered = Buffer.from(Payload ?? []).toString();
    expect(FunctionError === undefined, `The job of ${Name} failed: ${answered}`);
    const { success, data } = Answer.safeParse(JSON.parse(answered));
    expect(success, `The job of ${Name} answers ${answered}.`);
    return `ran as its schedule runs it, and made the call sheets that are due now: ${data.made}`;
  }),
];
