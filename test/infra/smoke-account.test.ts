import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CloudWatchClient, DescribeAlarmsCommand, SetAlarmStateCommand } from "@aws-sdk/client-cloudwatch";
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
import type { SmokeAccount } from "../../infra/operations/smoke-step.ts";

const running: Engine[] = [];
afterEach(async () => {
  for (const engine of running.splice(0)) await engine.close();
});

interface Fault {
  /** Leaves out the statement of the topic's policy that admits CloudWatch. */
  readonly withoutGrant?: boolean;
  readonly job?: (input: unknown) => Promise<unknown>;
  /** Jobs whose schedules are listed before those of the templates. */
  readonly before?: readonly string[];
  readonly stage?: string;
}

/** An account with the app's alarms and schedule. @returns the two steps in it, and what they have done */
async function account(fault: Fault = {}) {
  const { withoutGrant = false, job = async () => ({ made: 2 }), before = [], stage = "off" } = fault;
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
  const done = { mailed: [] as string[], inputs: [] as unknown[], targets: [] as string[] };
  const { alarms, reached } = notifications(templates);
  const publish = (alarm: string, topic: string) => void done.mailed.push(...reached(alarm, topic));
  const invoke = (target: string, input: unknown) => {
    done.targets.push(target);
    done.inputs.push(input);
    return job(input);
  };
  const address = async (engine: Engine) => {
    running.push(engine);
    return `http://127.0.0.1:${await listen(engine.server, 0)}`;
  };
  const when = { expression: "rate(1 day)", timeZone: "UTC", input: {} };
  const planned = [
    ...before.map((name) => ({ name, target: `function-of-${name}`, ...when })),
    ...schedules(templates, roleKeys(templates)),
  ];
  const jobs = await address(invocationsEngine({ schedules: planned, invoke }));
  const clients = accountClients("us-east-1", {
    ...{ AWS_ACCESS_KEY_ID: "administrator", AWS_SECRET_ACCESS_KEY: "secret" },
    AWS_ENDPOINT_URL_CLOUDWATCH: await address(cloudWatchEngine({ alarms, publish })),
    ...{ AWS_ENDPOINT_URL_SCHEDULER: jobs, AWS_ENDPOINT_URL_LAMBDA: jobs },
  });
  const run = (name: string, of: SmokeAccount | string = { stage, clients }) => {
    const site = { url: "", email: "", mail: async () => "", account: of };
    return ACCOUNT_STEPS.find((step) => step.name === name)!.run(site, { projects: [] });
  };
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

it("runs the job of the nightly call sheets, whatever other jobs there are", async () => {
  const { run, done } = await account({ before: ["BacklotJobs-Archive1", "BacklotErasure-Daily1"] });
  await run("job");
  expect(done.targets).toEqual([expect.stringMatching(/:function:BacklotJobs-nightly/i)]);
});

it.each([
  ["is missing", { stage: "test" }, "No schedule has a name that begins with Backlot-test-Jobs-Nightly."],
  ["answers otherwise", { job: async () => ({ erased: 3 }) }, / answers \{"erased":3\}\.$/],
])("fails if the job of the nightly call sheets %s", async (_, fault: Fault, reason) => {
  const { run } = await account(fault);
  await expect(run("job")).rejects.toThrow(reason);
});

it("sets off an alarm that is not raised, and fails if there is none", async () => {
  const { run, done, clients } = await account();
  const { MetricAlarms = [] } = await clients.cloudWatch.send(new DescribeAlarmsCommand());
  const raise = ({ AlarmName }: { AlarmName?: string | undefined }) =>
    clients.cloudWatch.send(new SetAlarmStateCommand({ AlarmName, StateValue: "ALARM", StateReason: "a fault" }));
  await raise(MetricAlarms[0]!);
  expect(await run("alarm")).toMatch(/^BacklotWatch-/);
  expect(await run("alarm")).not.toContain(MetricAlarms[0]!.AlarmName);
  for (const one of MetricAlarms) await raise(one);
  done.mailed.splice(0);
  await expect(run("alarm")).rejects.toThrow("No alarm that is not raised has a name that begins with BacklotWatch-.");
  expect(done.mailed).toEqual([]);
});

it.each(["alarm", "job"])("does not try the step %s without the account or its credentials", async (name) => {
  const { run, done, clients } = await account();
  expect(await run(name, "there is no deployment.json")).toBe("not tried: there is no deployment.json");
  const credentials = async () => {
    throw new Error("Could not load credentials from any providers");
  };
  const cloudWatch = new CloudWatchClient({ region: "us-east-1", credentials });
  expect(await run(name, { stage: "off", clients: { ...clients, cloudWatch } })).toBe(
    "not tried: this shell has no credentials of the account: Could not load credentials from any providers",
  );
  expect([done.mailed, done.targets]).toEqual([[], []]);
});

it.each([
  ["a region", {}, "there is no deployment.json, and no AWS_REGION: name the deployment's file with --config"],
  ["credentials", { AWS_REGION: "eu-west-1" }, "this shell has no credentials of the account: "],
])("npm run smoke does not try the account from a shell without %s", async (_, variables, reason) => {
  const NONE = { HOME: "/nonexistent", AWS_EC2_METADATA_DISABLED: "true", PATH: process.env.PATH };
  const args = ["infra/operations/smoke.ts", "http://localhost:9", "--email", "ada@studio.example"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...NONE, ...variables } }).catch(
    (error: { stdout: string }) => error,
  );
  for (const name of ["alarm", "job"]) {
    const [row = ""] = stdout.split("\n").filter((line) => line.startsWith(`ok   ${name} `));
    expect(row).toContain(`not tried: ${reason}`);
  }
});
