import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SendTaskFailureCommand,
  SendTaskHeartbeatCommand,
  SendTaskSuccessCommand,
  StartExecutionCommand,
  StopExecutionCommand,
} from "@aws-sdk/client-sfn";
import { describe, expect, it } from "vitest";
import { stateMachineFrom } from "../../../../infra/local/emulators/step-functions/definition.ts";
import { lambda, machineArn, machineWith, pass, task } from "./state-machine.ts";

describe("a task with a token", () => {
  const waiting = (more: object = {}) =>
    task({ Resource: `${lambda}.waitForTaskToken`, Arguments: { token: "{% $states.context.Task.Token %}" }, ...more });

  async function started(more: object = {}) {
    const { promise: token, resolve } = Promise.withResolvers<string>();
    const machine = await machineWith(waiting(more), {
      task: async (_resource, args) => resolve((args as { token: string }).token),
    });
    const { executionArn } = await machine.start();
    const outcome = async () => {
      await machine.engine.ended(executionArn!);
      return machine.describeExecution(executionArn);
    };
    return { ...machine, taskToken: await token, outcome };
  }

  it("continues with the output that is sent, once", async () => {
    const { client, taskToken, outcome } = await started();
    await client.send(new SendTaskSuccessCommand({ taskToken, output: '{"approved":true}' }));
    expect(await outcome()).toMatchObject({ status: "SUCCEEDED", output: '{"approved":true}' });
    await expect(client.send(new SendTaskSuccessCommand({ taskToken, output: "1" }))).rejects.toMatchObject({
      name: "TaskTimedOut",
    });
  });

  it("fails with the error that is sent", async () => {
    const { client, taskToken, outcome } = await started();
    await client.send(new SendTaskFailureCommand({ taskToken, error: "Refused", cause: "Too long" }));
    expect(await outcome()).toMatchObject({ status: "FAILED", error: "Refused", cause: "Too long" });
  });

  it.each([
    [{ TimeoutSeconds: "{% 0.02 %}" }, "States.Timeout"],
    [{ HeartbeatSeconds: "{% 0.02 %}" }, "States.HeartbeatTimeout"],
  ])("fails without an answer: %j", async (more, error) => {
    const { outcome } = await started(more);
    expect(await outcome()).toMatchObject({ status: "FAILED", error });
  });

  it("refuses an unknown token", async () => {
    const { client } = await started({ TimeoutSeconds: 60 });
    await expect(client.send(new SendTaskHeartbeatCommand({ taskToken: "made-up" }))).rejects.toMatchObject({
      name: "InvalidToken",
    });
  });
});

describe("an execution", () => {
  const forever = { wait: { Type: "Wait", Seconds: 10_000_000, Next: "end" }, end: { Type: "Succeed" } };

  it("starts once for the same name and input while it runs, and never again under that name", async () => {
    const machine = await machineWith(forever);
    const first = await machine.start({ draft: 1 }, "d1");
    expect(await machine.start({ draft: 1 }, "d1")).toMatchObject({
      executionArn: first.executionArn,
      startDate: first.startDate,
    });
    await expect(machine.start({ draft: 2 }, "d1")).rejects.toMatchObject({ name: "ExecutionAlreadyExists" });
    await machine.client.send(new StopExecutionCommand({ executionArn: first.executionArn }));
    await expect(machine.start({ draft: 1 }, "d1")).rejects.toMatchObject({ name: "ExecutionAlreadyExists" });
    const { executions } = await machine.client.send(new ListExecutionsCommand({ stateMachineArn: machineArn }));
    expect(executions).toHaveLength(1);
  });

  it("is stopped with an error and a cause", async () => {
    const machine = await machineWith(forever);
    const { executionArn } = await machine.start();
    await machine.client.send(new StopExecutionCommand({ executionArn, error: "Cancelled", cause: "New draft" }));
    expect(await machine.describeExecution(executionArn)).toMatchObject({
      status: "ABORTED",
      error: "Cancelled",
      cause: "New draft",
      stopDate: expect.any(Date),
    });
  });

  it("times out as a whole", async () => {
    const machine = await machineWith(forever, { top: { TimeoutSeconds: 1 } });
    expect(await machine.run()).toMatchObject({ status: "TIMED_OUT", error: "States.Timeout" });
  });

  it("returns its history page by page", async () => {
    const machine = await machineWith({ one: { Type: "Pass", Next: "two" }, ...{ two: { ...task().only } } });
    const { executionArn } = await machine.run({ a: 1 });
    const types: unknown[] = [];
    let nextToken: string | undefined;
    do {
      const page = await machine.client.send(
        new GetExecutionHistoryCommand({ executionArn, maxResults: 3, nextToken }),
      );
      types.push(...page.events!.map((event) => event.type));
      nextToken = page.nextToken;
    } while (nextToken);
    expect(types).toEqual([
      "ExecutionStarted",
      "PassStateEntered",
      "PassStateExited",
      "TaskStateEntered",
      "TaskScheduled",
      "TaskStarted",
      "TaskSucceeded",
      "TaskStateExited",
      "ExecutionSucceeded",
    ]);
    const { events } = await machine.client.send(new GetExecutionHistoryCommand({ executionArn, reverseOrder: true }));
    expect(events![0]).toMatchObject({ executionSucceededEventDetails: { output: "null" } });
    expect(events!.at(-2)).toMatchObject({ stateEnteredEventDetails: { name: "one", input: '{"a":1}' } });
  });

  it("that runs when the stack is stopped is aborted, and still listed after the next start", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "states-")), "executions.json");
    const before = await machineWith(forever, { file });
    const { executionArn } = await before.start({}, "d1");
    const crashed = await machineWith(forever, { file });
    expect(await crashed.describeExecution(executionArn)).toMatchObject({
      status: "ABORTED",
      cause: expect.stringContaining("stopped"),
    });
    await before.engine.close();
    await crashed.engine.close();
    const after = await machineWith(forever, { file });
    expect(await after.describeExecution(executionArn)).toMatchObject({ status: "ABORTED" });
  });

  it.each([
    ["an unknown machine", { stateMachineArn: `${machineArn}x` }, "StateMachineDoesNotExist"],
    ["input that is no JSON", { input: "{" }, "InvalidExecutionInput"],
    ["input above 256 KiB", { input: JSON.stringify("x".repeat(262_144)) }, "ValidationException"],
    ["a name with a space", { name: "my draft" }, "InvalidName"],
  ])("does not start with %s", async (_what, more, name) => {
    const { client } = await machineWith(forever);
    await expect(
      client.send(new StartExecutionCommand({ stateMachineArn: machineArn, ...more })),
    ).rejects.toMatchObject({
      name,
    });
  });

  it("that does not exist is reported", async () => {
    const machine = await machineWith(forever);
    await expect(machine.describeExecution("arn:none")).rejects.toMatchObject({ name: "ExecutionDoesNotExist" });
  });
});

describe("permission", () => {
  const authority = (allowed: string) => ({
    secretOf: () => "secret",
    allows: (_key: string, action: string, resource: string) => `${action} ${resource}` === allowed,
  });

  it("to start is checked on the machine", async () => {
    const allowed = await machineWith(pass(1), { authority: authority(`states:StartExecution ${machineArn}`) });
    const { executionArn } = await allowed.start({}, "d1");
    expect(executionArn).toBe(`${machineArn.replace("stateMachine", "execution")}:d1`);
    await expect(allowed.describeExecution(executionArn)).rejects.toMatchObject({ name: "AccessDeniedException" });
  });

  it("to describe is checked on the execution", async () => {
    const executionArn = `${machineArn.replace("stateMachine", "execution")}:d1`;
    const machine = await machineWith(pass(1), { authority: authority(`states:DescribeExecution ${executionArn}`) });
    await expect(machine.start({}, "d1")).rejects.toMatchObject({ name: "AccessDeniedException" });
    await machine.engine.run("StartExecution", { stateMachineArn: machineArn, name: "d1" });
    expect(await machine.describeExecution(executionArn)).toMatchObject({ name: "d1" });
  });
});

describe("a definition", () => {
  const states = { end: { Type: "Succeed" } };
  it.each([
    ["in JSONPath", { StartAt: "end", States: states }, /"QueryLanguage": "JSONata" only/],
    ["with a field of JSONPath", { States: { end: { Type: "Pass", ResultPath: "$", End: true } } }, /ResultPath/],
    ["that starts nowhere", { StartAt: "gone", States: states }, /StartAt leads to "gone"/],
    [
      "with a state that leads nowhere",
      { StartAt: "a", States: { a: { Type: "Pass" } } },
      /"a" has neither Next nor End/,
    ],
    [
      "with a catcher that leads nowhere",
      { StartAt: "only", States: task({ Catch: [{ ErrorEquals: ["States.ALL"], Next: "gone" }] }) },
      /only leads to "gone"/,
    ],
    [
      "of a distributed Map",
      {
        StartAt: "m",
        States: {
          m: {
            Type: "Map",
            End: true,
            ItemProcessor: { ProcessorConfig: { Mode: "DISTRIBUTED" }, StartAt: "end", States: states },
          },
        },
      },
      /Mode/,
    ],
  ])("%s is refused", (what, definition, message) => {
    const language = what === "in JSONPath" ? {} : { QueryLanguage: "JSONata" };
    expect(() => stateMachineFrom({ StartAt: "end", ...language, ...definition }, "breakdown")).toThrow(message);
  });
});
