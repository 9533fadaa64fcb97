import { describe, expect, it, vi } from "vitest";
import { ServiceError } from "../../../../infra/local/emulators/engine.ts";
import { retriesOf } from "../../../../infra/local/emulators/step-functions/retry.ts";
import { StatesError } from "../../../../infra/local/emulators/step-functions/states-error.ts";
import { lambda, machineArn, machineWith, pass, task, textract } from "./state-machine.ts";

class StatedError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

describe("an expression", () => {
  it.each([
    ["{% $states.input.pages * 2 %}", 240],
    ["{% $states.context.State.Name %}", "only"],
    ["{% $states.context.StateMachine.Id %}", machineArn],
    ["{% $states.context.Execution.Input.pages %}", 120],
    ["{% $parse('{\"a\": [1]}') %}", { a: [1] }],
    ["{% $partition([1..5], 2) %}", [[1, 2], [3, 4], [5]]],
    ["{% $range(0, 10, 5) %}", [0, 5, 10]],
    ["{% $hash('abc', 'SHA-1') %}", "a9993e364706816aba3e25717850c26c9cd0d89d"],
    ["{% $random(7) = $random(7) and $random() < 1 %}", true],
    ["{% $length($uuid()) %}", 36],
    [{ nested: ["{% $states.input.pages %}", "plain"] }, { nested: [120, "plain"] }],
  ])("%j gives %j", async (expression, expected) => {
    const machine = await machineWith(pass(expression));
    expect(await machine.run({ pages: 120 })).toMatchObject({ status: "SUCCEEDED", output: expected });
  });

  it.each([
    ["{% $states.input.nothing %}", /'\$states\.input\.nothing' specified for the field 'Output' returned nothing/],
    ["{% $number('twelve') %}", /twelve/],
    ["{% $eval('1') %}", /\$eval is not supported/],
  ])("%j fails with a reason", async (expression, cause) => {
    const machine = await machineWith(pass(expression));
    const { status, error, cause: found } = await machine.run();
    expect({ status, error }).toEqual({ status: "FAILED", error: "States.QueryEvaluationError" });
    expect(found).toMatch(cause);
  });
});

describe("a flow", () => {
  it("assigns variables after the state's output and keeps them", async () => {
    const machine = await machineWith({
      first: { Type: "Pass", Assign: { draft: "{% $states.input.id %}" }, Output: "replaced", Next: "second" },
      second: { Type: "Succeed", Output: "{% $draft & ' ' & $states.input %}" },
    });
    expect(await machine.run({ id: "d1" })).toMatchObject({ output: "d1 replaced" });
  });

  it.each([
    [100, "short"],
    [500, "long"],
    [1, "neither"],
  ])("chooses for %i pages %s", async (pages, expected) => {
    const machine = await machineWith({
      how: {
        Type: "Choice",
        Choices: [
          { Condition: "{% $states.input.pages > 400 %}", Next: "long" },
          { Condition: "{% $states.input.pages > 10 %}", Output: "short", Next: "end" },
        ],
        Default: "end",
        Output: "neither",
      },
      long: { Type: "Pass", Output: "long", Next: "end" },
      end: { Type: "Succeed" },
    });
    expect((await machine.run({ pages })).output).toBe(expected);
  });

  it("fails when no choice matches and there is no default", async () => {
    const machine = await machineWith({
      how: { Type: "Choice", Choices: [{ Condition: false, Next: "end" }] },
      end: { Type: "Succeed" },
    });
    expect(await machine.run()).toMatchObject({ status: "FAILED", error: "States.NoChoiceMatched" });
  });

  it("waits at the clock's time divided by the speed", async () => {
    const machine = await machineWith({ wait: { Type: "Wait", Seconds: 60, Next: "end" }, end: { Type: "Succeed" } });
    const began = performance.now();
    expect(await machine.run()).toMatchObject({ status: "SUCCEEDED" });
    expect(performance.now() - began).toBeGreaterThanOrEqual(59);
  });

  it("fails with the computed error and cause of a Fail state", async () => {
    const machine = await machineWith({
      only: { Type: "Fail", Error: "{% $states.input.error %}", Cause: "No pages" },
    });
    expect(await machine.run({ error: "Empty" })).toMatchObject({
      status: "FAILED",
      error: "Empty",
      cause: "No pages",
    });
  });

  it("maps items in order with limited concurrency, with their index and their own variables", async () => {
    let running = 0;
    let most = 0;
    const machine = await machineWith(
      {
        map: {
          Type: "Map",
          Items: "{% $states.input.pages %}",
          ItemSelector: { page: "{% $states.context.Map.Item.Value %}", at: "{% $states.context.Map.Item.Index %}" },
          MaxConcurrency: 3,
          ItemProcessor: {
            ProcessorConfig: { Mode: "INLINE" },
            StartAt: "read",
            States: { read: { Type: "Task", Resource: textract, Output: "{% $states.result %}", End: true } },
          },
          End: true,
        },
      },
      {
        async task(_resource, args) {
          running += 1;
          most = Math.max(most, running);
          // Wait for the full concurrency, so that one more task would be noticed.
          if (most < 3) await vi.waitFor(() => expect(most).toBe(3), { interval: 1, timeout: 10_000 });
          await new Promise(setImmediate);
          running -= 1;
          return args;
        },
      },
    );
    const pages = Array.from({ length: 12 }, (_, index) => `p${index + 1}`);
    const { output } = await machine.run({ pages });
    expect(output).toEqual(pages.map((page, at) => ({ page, at })));
    expect(most).toBe(3);
  });

  it("maps an empty list to an empty list", async () => {
    const flow = { StartAt: "read", States: { read: { Type: "Succeed" } } };
    const machine = await machineWith({ map: { Type: "Map", ItemProcessor: flow, End: true } });
    expect((await machine.run([])).output).toEqual([]);
  });

  it("runs branches concurrently and stops the others when one fails", async () => {
    const stopped: string[] = [];
    const branch = (name: string) => ({
      StartAt: name,
      States: { [name]: { Type: "Task", Resource: textract, Arguments: name, End: true } },
    });
    const machine = await machineWith(
      {
        both: {
          Type: "Parallel",
          Branches: [branch("slow"), branch("bad")],
          Catch: [{ ErrorEquals: ["Bad"], Output: "{% $states.errorOutput.Cause %}", Next: "end" }],
          Next: "end",
        },
        end: { Type: "Succeed" },
      },
      {
        async task(_resource, name, signal) {
          if (name === "bad") throw new StatedError("Bad", "no text");
          return new Promise((resolve) => {
            signal.addEventListener("abort", () => resolve(stopped.push("slow")));
          });
        },
      },
    );
    const { output } = await machine.run();
    expect(JSON.parse(output)).toEqual({ errorMessage: "no text", errorType: "Bad" });
    expect(stopped).toEqual(["slow"]);
  });

  it("returns the branches' outputs as a list", async () => {
    const branch = (output: number) => ({
      StartAt: "one",
      States: { one: { Type: "Pass", Output: output, End: true } },
    });
    const machine = await machineWith({ both: { Type: "Parallel", Branches: [branch(1), branch(2)], End: true } });
    expect((await machine.run()).output).toEqual([1, 2]);
  });
});

describe("a task", () => {
  it("gets the resource and its arguments, and its result is the output", async () => {
    const calls: unknown[] = [];
    const machine = await machineWith(task({ Arguments: { Key: "{% $states.input.key %}" } }), {
      async task(resource, args) {
        calls.push([resource, args]);
        return { JobId: "j" };
      },
    });
    expect(await machine.run({ key: "a.pdf" })).toMatchObject({ status: "SUCCEEDED", output: { JobId: "j" } });
    expect(calls).toEqual([[textract, { Key: "a.pdf" }]]);
  });

  const throttled = { ErrorEquals: ["Textract.ThrottlingException"], IntervalSeconds: 5, BackoffRate: 2 };

  it.each([
    [2, 3, "SUCCEEDED", 3],
    [3, 2, "FAILED", 3],
    [1, 0, "FAILED", 1],
  ])(
    "throttled %i times with %i more attempts allowed: %s after %i calls",
    async (failures, attempts, status, calls) => {
      let made = 0;
      const machine = await machineWith(
        task({ Retry: [{ ...throttled, MaxAttempts: attempts, JitterStrategy: "FULL" }] }),
        {
          async task() {
            made += 1;
            if (made <= failures) throw new ServiceError("ThrottlingException", "Rate exceeded");
            return "done";
          },
        },
      );
      const found = await machine.run();
      expect({ status: found.status, made }).toEqual({ status, made: calls });
      if (status === "FAILED") expect(found).toMatchObject({ error: "Textract.ThrottlingException" });
    },
  );

  it("waits longer before each retry, up to the maximum delay", () => {
    const retrier = { ...throttled, MaxAttempts: 4, MaxDelaySeconds: 30, JitterStrategy: "NONE" } as const;
    const retries = retriesOf([retrier]);
    const seconds = Array.from({ length: 5 }, () =>
      retries.secondsAfter(new StatesError(throttled.ErrorEquals[0]!, "")),
    );
    expect(seconds).toEqual([5, 10, 20, 30, undefined]);
  });

  it.each([
    [textract, new ServiceError("ThrottlingException", "slow down"), "Textract.ThrottlingException"],
    ["arn:aws:states:::aws-sdk:s3:getObject", new ServiceError("NoSuchKey", "gone", 404), "S3.NoSuchKeyException"],
    [lambda, new ServiceError("TooManyRequestsException", "busy", 429), "Lambda.TooManyRequestsException"],
    [lambda, new StatedError("PdfError", "no pages"), "PdfError"],
  ])("%s fails with the error name of Step Functions", async (resource, thrown, error) => {
    const machine = await machineWith(task({ Resource: resource }), { task: () => Promise.reject(thrown) });
    expect(await machine.run()).toMatchObject({ status: "FAILED", error });
  });

  it.each([
    [["States.ALL"], "Anything", true],
    [["States.TaskFailed"], "Anything", true],
    [["Other", "Anything"], "Anything", true],
    [["Other"], "Anything", false],
    [["States.ALL"], "States.DataLimitExceeded", false],
    [["States.DataLimitExceeded"], "States.DataLimitExceeded", true],
  ])("a catcher of %j and the error %s: %s", async (names, error, isCaught) => {
    const machine = await machineWith(
      {
        ...task({ Catch: [{ ErrorEquals: names, Assign: { why: "{% $states.errorOutput.Error %}" }, Next: "end" }] }),
        end: { Type: "Succeed", Output: "{% $why %}" },
      },
      {
        task: () =>
          error === "Anything" ? Promise.reject(new StatedError(error, "")) : Promise.resolve("x".repeat(300_000)),
      },
    );
    const found = await machine.run();
    expect(found).toMatchObject(isCaught ? { status: "SUCCEEDED", output: error } : { status: "FAILED", error });
  });

  it("is aborted after its timeout through its signal", async () => {
    let told: unknown;
    const machine = await machineWith(task({ TimeoutSeconds: "{% 0.02 %}" }), {
      task: (_resource, _args, signal) =>
        new Promise(() => signal.addEventListener("abort", () => (told = signal.reason.name))),
    });
    expect(await machine.run()).toMatchObject({ status: "FAILED", error: "States.Timeout" });
    expect(told).toBe("States.Timeout");
  });

  it.each([
    ["arguments", task({ Arguments: "{% $string([1..60000]) %}" })],
    ["result", task({ Arguments: {}, Output: "small" })],
    ["output", pass("{% $string([1..60000]) %}")],
  ])("more than 256 KiB of %s end the execution", async (_what, states) => {
    const machine = await machineWith(states, { task: async () => "é".repeat(140_000) });
    expect(await machine.run()).toMatchObject({ status: "FAILED", error: "States.DataLimitExceeded" });
  });
});
