import { randomUUID } from "node:crypto";
import { ServiceError } from "../engine.ts";
import type { TaskState } from "./definition.ts";
import { evaluate } from "./expression.ts";
import { pause, unlessAborted } from "./pause.ts";
import { checkPayload } from "./payload.ts";
import { StatesError } from "./states-error.ts";
import { bindingsOf, type Outcome, outcomeOf, type Visit } from "./visit.ts";

export async function runTask(visit: Visit<TaskState>): Promise<Outcome> {
  const result = await resultOf(visit);
  return outcomeOf(visit, visit.state, { next: visit.state.Next, output: result, more: { result } });
}

async function resultOf(visit: Visit<TaskState>): Promise<unknown> {
  const { state, scope, input } = visit;
  const { resource, waitsForToken } = resourceOf(state.Resource);
  const token = waitsForToken ? randomUUID() : undefined;
  const bindings = bindingsOf(visit, {}, token && { Task: { Token: token } });
  const args = "Arguments" in state ? await evaluate(state.Arguments, "Arguments", bindings) : input;
  checkPayload(args, `The arguments of the task ${state.Resource}`);
  const timeoutSeconds = await secondsOf(visit, "TimeoutSeconds");
  const heartbeatSeconds = await secondsOf(visit, "HeartbeatSeconds");
  const names = { resourceType: serviceOf(resource).toLowerCase(), resource: resource.split(":").at(-1) };
  const { record } = scope.run;
  record("TaskScheduled", {
    taskScheduledEventDetails: {
      ...names,
      region: "local",
      parameters: JSON.stringify(args),
      timeoutInSeconds: timeoutSeconds,
    },
  });
  record("TaskStarted", { taskStartedEventDetails: names });
  try {
    const result = await within(timeoutSeconds, scope.signal, (signal) => {
      const call = scope.run.task(resource, args, signal, scope.run.context.StateMachine.Id);
      if (token === undefined) return call;
      const answer = scope.run.tokens.answerTo(token, heartbeatSeconds, signal);
      return Promise.all([answer, call]).then(([output]) => output);
    });
    checkPayload(result, `The result of the task ${state.Resource}`);
    record("TaskSucceeded", { taskSucceededEventDetails: { ...names, output: JSON.stringify(result ?? null) } });
    return result ?? null;
  } catch (thrown) {
    scope.signal.throwIfAborted();
    const error = errorFrom(thrown, resource);
    const details = { ...names, error: error.name, cause: error.message };
    if (error.name.endsWith("Timeout")) record("TaskTimedOut", { taskTimedOutEventDetails: details });
    else record("TaskFailed", { taskFailedEventDetails: details });
    throw error;
  }
}

async function secondsOf(
  visit: Visit<TaskState>,
  field: "TimeoutSeconds" | "HeartbeatSeconds",
): Promise<number | undefined> {
  const template = visit.state[field];
  if (template === undefined) return undefined;
  const seconds = await evaluate(template, field, bindingsOf(visit));
  if (typeof seconds === "number" && seconds > 0) return seconds;
  throw new StatesError(
    "States.QueryEvaluationError",
    `${field} must be a number above 0, not ${JSON.stringify(seconds)}.`,
  );
}

/** Runs the work with a time limit. The work's own signal aborts when it finishes, times out or the parent aborts. */
async function within<Result>(
  seconds: number | undefined,
  parent: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const signal = AbortSignal.any([parent, deadline.signal]);
  if (seconds !== undefined) {
    const error = new StatesError("States.Timeout", `The task ran for longer than ${seconds} seconds.`);
    pause(seconds * 1000, deadline.signal).then(
      () => deadline.abort(error),
      () => {}, // The work finished in time.
    );
  }
  try {
    return await unlessAborted(signal, work(signal));
  } finally {
    deadline.abort();
  }
}

const TOKEN_SUFFIX = ".waitForTaskToken";

function resourceOf(arn: string): { resource: string; waitsForToken: boolean } {
  const waitsForToken = arn.endsWith(TOKEN_SUFFIX);
  const resource = waitsForToken ? arn.slice(0, -TOKEN_SUFFIX.length) : arn;
  if (/\.sync(:2)?$/.test(resource)) {
    throw new StatesError("States.Runtime", `The local interpreter has no ".sync" tasks such as ${arn}.`);
  }
  return { resource, waitsForToken };
}

// The service prefixes of error names in Step Functions, which follow the Java SDK's client names.
const serviceNames: Readonly<Record<string, string>> = { dynamodb: "DynamoDb", sesv2: "SesV2", s3: "S3", sfn: "Sfn" };

function serviceOf(resource: string): string {
  const parts = resource.split(":");
  const service = (parts[2] === "states" ? (parts[5] === "aws-sdk" ? parts[6] : parts[5]) : parts[2]) ?? "";
  return serviceNames[service] ?? service.charAt(0).toUpperCase() + service.slice(1);
}

/**
 * Names errors as Step Functions does: AWS errors with the service's prefix, Lambda errors by type, with the response
 * as cause.
 */
function errorFrom(thrown: unknown, resource: string): StatesError {
  if (thrown instanceof StatesError) return thrown;
  if (thrown instanceof ServiceError) {
    const service = serviceOf(resource);
    const code = thrown.code.endsWith("Exception") ? thrown.code : `${thrown.code}Exception`;
    return new StatesError(
      `${service}.${code}`,
      `${thrown.message} (Service: ${service}, Status Code: ${thrown.status})`,
    );
  }
  const { name, message } = thrown instanceof Error ? thrown : new Error(`${thrown}`);
  return new StatesError(name, JSON.stringify({ errorMessage: message, errorType: name }));
}
