import * as z from "zod";
import { type JsonFile, jsonFile } from "../json-file.ts";
import type { StateMachine } from "./definition.ts";
import { HistoryEvent, type Recorder, recorder } from "./history.ts";
import { runFlow } from "./interpreter.ts";
import { pause } from "./pause.ts";
import { ExecutionStop } from "./states-error.ts";
import type { TaskTokens } from "./task-token.ts";
import type { TaskRunner } from "./visit.ts";

/** A stored execution: dates in seconds since 1970, input and output as their original JSON. */
export const Execution = z.object({
  executionArn: z.string(),
  stateMachineArn: z.string(),
  name: z.string(),
  status: z.enum(["RUNNING", "SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"]),
  startDate: z.number(),
  stopDate: z.number().optional(),
  input: z.string(),
  output: z.string().optional(),
  error: z.string().optional(),
  cause: z.string().optional(),
  history: z.array(HistoryEvent),
});
export type Execution = z.infer<typeof Execution>;

export interface Executions {
  all(): readonly Execution[];
  find(executionArn: string): Execution | undefined;
  start(
    machine: StateMachine,
    start: Pick<Execution, "stateMachineArn" | "executionArn" | "name" | "input">,
  ): Execution;
  /** Stops a running execution; does nothing if it has ended. */
  stop(executionArn: string, stop: ExecutionStop): Promise<void>;
  /** Resolves when the execution has ended. */
  ended(executionArn: string): Promise<void>;
  close(): Promise<void>;
}

export interface ExecutionOptions {
  readonly file: string | undefined;
  readonly tokens: TaskTokens;
  readonly task: TaskRunner;
  readonly speed: number;
  now(): number;
}

/** AWS keeps an execution and its name for 90 days. */
const RETENTION_SECONDS = 90 * 24 * 3600;

export function executions(options: ExecutionOptions): Executions {
  const kept: JsonFile<Execution[]> = jsonFile(options.file, z.array(Execution), () => []);
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  abortOrphans(kept, options.now() / 1000);

  function find(executionArn: string): Execution | undefined {
    return kept.value.findLast((execution) => execution.executionArn === executionArn);
  }

  async function run(execution: Execution, machine: StateMachine, controller: AbortController): Promise<void> {
    const record = recorder(execution.history, options.now);
    record("ExecutionStarted", { executionStartedEventDetails: { input: execution.input } });
    Object.assign(execution, await ending(execution, machine, { controller, record, options }));
    execution.stopDate = options.now() / 1000;
    recordEnding(record, execution);
    running.delete(execution.executionArn);
    kept.save();
  }

  async function stop(executionArn: string, reason: ExecutionStop): Promise<void> {
    const found = running.get(executionArn);
    found?.controller.abort(reason);
    await found?.ended;
  }

  return {
    all: () => kept.value,
    find,
    start(machine, start) {
      const startDate = options.now() / 1000;
      const execution: Execution = { ...start, status: "RUNNING", startDate, history: [] };
      const old = kept.value.findIndex((other) => startDate - other.startDate < RETENTION_SECONDS);
      kept.value.splice(0, old < 0 ? kept.value.length : old);
      kept.value.push(execution);
      kept.save();
      const controller = new AbortController();
      running.set(execution.executionArn, { controller, ended: run(execution, machine, controller) });
      return execution;
    },
    stop,
    ended: async (executionArn) => running.get(executionArn)?.ended,
    async close() {
      const reason = new ExecutionStop("ABORTED", undefined, STOPPED_WITH_STACK);
      await Promise.all([...running.keys()].map((executionArn) => stop(executionArn, reason)));
    },
  };
}

const STOPPED_WITH_STACK = "The local stack was stopped while the execution ran.";

function abortOrphans(kept: JsonFile<Execution[]>, now: number): void {
  for (const execution of kept.value.filter(({ status }) => status === "RUNNING")) {
    Object.assign(execution, { status: "ABORTED", stopDate: now, cause: STOPPED_WITH_STACK });
  }
  kept.save();
}

interface Surroundings {
  readonly controller: AbortController;
  readonly record: Recorder;
  readonly options: ExecutionOptions;
}

/** Runs the state machine to its end and returns the execution's outcome. */
async function ending(
  { executionArn, stateMachineArn, name, input, startDate }: Execution,
  machine: StateMachine,
  { controller, record, options }: Surroundings,
): Promise<Pick<Execution, "status" | "output" | "error" | "cause">> {
  const value: unknown = JSON.parse(input);
  const context = {
    Execution: { Id: executionArn, Name: name, Input: value, StartTime: new Date(startDate * 1000).toISOString() },
    StateMachine: { Id: stateMachineArn, Name: stateMachineArn.split(":").at(-1) },
  };
  const run = { ...options, context, record };
  const finished = new AbortController();
  stopAfter(machine.TimeoutSeconds, controller, finished.signal);
  try {
    const scope = { run, signal: controller.signal, variables: {}, mapItem: undefined };
    return { status: "SUCCEEDED", output: JSON.stringify(await runFlow(machine, value, scope)) };
  } catch (thrown) {
    if (thrown instanceof ExecutionStop) return { status: thrown.status, ...described(thrown.error, thrown.message) };
    const error = thrown instanceof Error ? thrown : new Error(`${thrown}`);
    return { status: "FAILED", ...described(error.name, error.message) };
  } finally {
    finished.abort();
  }
}

function described(error: string | undefined, cause: string): { error?: string; cause?: string } {
  return { ...(error && { error }), ...(cause && { cause }) };
}

function stopAfter(seconds: number | undefined, controller: AbortController, finished: AbortSignal): void {
  if (seconds === undefined) return;
  const reason = new ExecutionStop(
    "TIMED_OUT",
    "States.Timeout",
    `The execution ran for longer than ${seconds} seconds.`,
  );
  pause(seconds * 1000, finished).then(
    () => controller.abort(reason),
    () => {}, // The execution ended in time.
  );
}

const endingEvents = {
  RUNNING: undefined,
  SUCCEEDED: "ExecutionSucceeded",
  FAILED: "ExecutionFailed",
  TIMED_OUT: "ExecutionTimedOut",
  ABORTED: "ExecutionAborted",
} as const;

function recordEnding(record: Recorder, { status, output, error, cause }: Execution): void {
  const type = endingEvents[status];
  if (type === undefined) return;
  const details = status === "SUCCEEDED" ? { output } : { error, cause };
  record(type, { [`e${type.slice(1)}EventDetails`]: details });
}
