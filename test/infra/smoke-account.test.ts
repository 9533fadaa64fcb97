import { DescribeAlarmsCommand } from "@aws-sdk/client-cloudwatch";
import { afterEach, expect, it } from "vitest";
import { cloudWatchEngine } from "../../infra/local/emulators/cloudwatch.ts";
import type { Engine } from "../../infra/local/emulators/engine.ts";
import { invocationsEngine } from "../../infra/local/emulators/invocations.ts";
import { roleKeys } from "../../infra/local/iam/role-keys.ts";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { listen } from "../../infra/local/listening.ts";
import { notifications } from "../../infra/local/resources/alarms.ts";
import { schedules } from "../../infra/local/resources/schedules.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";
import { accountClients } from "../../infra/operations/account-clients.ts";
import { ACCOUNT_STEPS } from "../../infra/operations/smoke-account.ts";

const running: Engine[] = [];
afterEach(async () => {
  for (const engine of running.splice(0)) await engine.close();
});

interface Fault {
  /** Leaves out the statement of the topic's policy that admits CloudWatch. */
  readonly withoutGrant?: boolean;
  readonly job?: (input: unknown) => Promise<unknown>;
}

/** An account with the app's alarms and schedule. @returns the two steps in it, and what they have done */
async function account({ withoutGrant = false, job = async () => ({ made: 2 }) }: Fault = {}) {
  const assembly = readAssembly(await synthesise({ alarmMail: "ops@studio.example" }));
  const policies = assembly.flatMap(({ Resources }) =>
    Object.values(Resources).filter(({ Type }) => Type === "AWS::SNS::TopicPolicy"),
  );
  expect(policies).toHaveLength(1);
  const { Statement } = (policies[0]!.Properties as { PolicyDocument: { Statement: { Sid?: string }[] } })
    .PolicyDocument;
  const grant = Statement.findIndex(({ Sid }) => Sid === "AlarmsOfThisAccount");
  if (withoutGrant) Statement.splice(grant, 1);
  const templates = loadTemplates(assembly, () => ({ site: "localhost:4000", storage: "127.0.0.1:4001" }));
  const done = { mailed: [] as string[], inputs: [] as unknown[] };
  const { alarms, reached } = notifications(templates);
  const publish = (alarm: string, topic: string) => void done.mailed.push(...reached(alarm, topic));
  const invoke = (_: string, input: unknown) => {
    done.inputs.push(input);
    return job(input);
  };
  const address = async (engine: Engine) => {
    running.push(engine);
    return `http://127.0.0.1:${await listen(engine.server, 0)}`;
  };
  const jobs = await address(invocationsEngine({ schedules: schedules(templates, roleKeys(templates)), invoke }));
  const clients = accountClients("us-east-1", {
    ...{ AWS_ACCESS_KEY_ID: "administrator", AWS_SECRET_ACCESS_KEY: "secret" },
    AWS_ENDPOINT_URL_CLOUDWATCH: await address(cloudWatchEngine({ alarms, publish })),
    ...{ AWS_ENDPOINT_URL_SCHEDULER: jobs, AWS_ENDPOINT_URL_LAMBDA: jobs },
  });
  const site = { url: "", email: "", mail: async () => "", account: { stage: "off", clients } };
  const run = (name: string) => ACCOUNT_STEPS.find((step) => step.name === name)!.run(site, { projects: [] });
  return { run, done, clients };
}

it("sets off an alarm, which reaches its address, and sets it back", async () => {
  const { run, done, clients } = await account();
  const told = /^BacklotWatch-\w+ was set off, its topic was notified, and it is back to OK$/;
  expect(await run("alarm")).toMatch(told);
  expect(done.mailed).toEqual(["ops@studio.example"]);
  const { MetricAlarms = [] } = await clients.cloudWatch.send(new DescribeAlarmsCommand());
  expect(new Set(MetricAlarms.map(({ StateValue }) => StateValue))).toEqual(new Set(["OK"]));
});

it("fails if the topic's policy does not admit CloudWatch", async () => {
  const { run, done } = await account({ withoutGrant: true });
  await expect(run("alarm")).rejects.toThrow(/Failed to execute action .* does not admit CloudWatch/);
  expect(done.mailed).toEqual([]);
});

it("runs the scheduled job with its schedule's input", async () => {
  const { run, done } = await account();
  expect(await run("job")).toBe("ran as its schedule runs it, and made the call sheets that are due now: 2");
  expect(done.inputs).toEqual([{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) }]);
});

it("fails if the scheduled job fails", async () => {
  const { run } = await account({
    job: async () => {
      throw new Error("2 call sheet drafts could not be created");
    },
  });
  await expect(run("job")).rejects.toThrow("2 call sheet drafts could not be created");
});
