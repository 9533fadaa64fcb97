import { SendTaskHeartbeatCommand, SendTaskSuccessCommand } from "@aws-sdk/client-sfn";
import { expect, it, vi } from "vitest";
import { lambda, machineWith, task } from "./state-machine.ts";

/** The waiting tasks of Step Functions, with a clock that the test moves. */
const clock = vi.hoisted(() => {
  let now = 0;
  const waits = new Set<{ readonly until: number; readonly go: () => void }>();
  return {
    pause(milliseconds: number, signal: AbortSignal): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const wait = { until: now + milliseconds, go: resolve };
      waits.add(wait);
      const abort = () => reject(signal.reason);
      signal.addEventListener("abort", abort);
      return promise.finally(() => waits.delete(wait));
    },
    goOn(milliseconds: number): void {
      now += milliseconds;
      for (const { until, go } of waits) if (until <= now) go();
    },
  };
});

vi.mock("../../../../infra/local/emulators/step-functions/pause.ts", async (actual) => ({
  ...(await actual<typeof import("../../../../infra/local/emulators/step-functions/pause.ts")>()),
  pause: clock.pause,
}));

/** A machine whose only task waits for a callback, with a heartbeat timeout of half a minute. */
async function waiting() {
  const { promise: token, resolve } = Promise.withResolvers<string>();
  const states = task({
    Resource: `${lambda}.waitForTaskToken`,
    Arguments: { token: "{% $states.context.Task.Token %}" },
    HeartbeatSeconds: 30,
  });
  const machine = await machineWith(states, {
    task: async (_resource, args) => resolve((args as { token: string }).token),
  });
  const { executionArn } = await machine.start();
  const taskToken = await token;
  const outcome = async () => {
    await machine.engine.ended(executionArn!);
    return machine.describeExecution(executionArn);
  };
  return { client: machine.client, taskToken, outcome };
}

it("a task continues as long as it sends heartbeats", async () => {
  const { client, taskToken, outcome } = await waiting();
  for (let beat = 0; beat < 4; beat++) {
    clock.goOn(20_000);
    await client.send(new SendTaskHeartbeatCommand({ taskToken }));
  }
  await client.send(new SendTaskSuccessCommand({ taskToken, output: "1" }));
  expect(await outcome()).toMatchObject({ status: "SUCCEEDED" });
});

it("a task ends half a minute after its last heartbeat", async () => {
  const { client, taskToken, outcome } = await waiting();
  clock.goOn(20_000);
  await client.send(new SendTaskHeartbeatCommand({ taskToken }));
  clock.goOn(30_000);
  expect(await outcome()).toMatchObject({ status: "FAILED", error: "States.HeartbeatTimeout" });
});
