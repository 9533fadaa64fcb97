import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { type Bundle, WORKER } from "./bundle.ts";
import { type Host, runtimeError, startHost } from "./host.ts";
import type { Invocation } from "./worker.ts";

export interface LambdaFunction {
  readonly name: string;
  readonly arn: string;
  /** The source file, for example functions/routes/login.ts. */
  readonly entry: string;
  /** The export name of the handler. */
  readonly handler: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** Invokes the app's functions, by name or ARN. */
export interface Functions {
  /** Resolves to the function's result. Rejects with a FunctionError. */
  invoke(target: string, event: unknown): Promise<unknown>;
  /**
   * Like `invoke`, but waits while as many requests run as this machine has processors for. Rejects with a
   * TooManyRequestsException while `MAX_REQUESTS.pending` run or wait, and when the signal ends the wait.
   */
  answer(target: string, event: unknown, signal?: AbortSignal): Promise<unknown>;
  /** Invokes with up to two retries after an error, as Lambda does for asynchronous events. */
  invokeEvent(target: string, event: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** Maximum concurrent invocations of one function; further ones wait. */
const MAX_AT_ONCE = 4;

/**
 * Maximum concurrent requests, of one function and of all; further ones wait, up to `pending` in all. More would not be
 * faster, and each needs a host that loads, compiles and keeps the same code. Triggers and jobs do not count: a request
 * may wait for a trigger.
 */
const MAX_REQUESTS = {
  ofOne: Math.min(availableParallelism(), 4),
  ofAll: Math.min(2 * availableParallelism(), 8),
  pending: 200,
};

/** Maximum number of idle hosts kept per memory size. */
const MAX_IDLE = 6;

const PAYLOAD_BYTES = 6 * 1024 * 1024;

type Turns = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Runs at most `count` tasks at once; further ones wait in their order, until their signal ends the wait. */
function turnsOf(count: number): Turns {
  const waiting = new Set<() => void>();
  let busy = 0;
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const drop = () => {
        waiting.delete(resume);
        reject(runtimeError("TooManyRequestsException", "The caller stopped waiting."));
      };
      const resume = () => {
        signal?.removeEventListener("abort", drop);
        resolve();
      };
      if (signal?.aborted) return drop();
      waiting.add(resume);
      signal?.addEventListener("abort", drop, { once: true });
    });
  return async (task, signal) => {
    if (busy >= count) await turn(signal);
    else busy++;
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else busy--;
    }
  };
}

interface Queue {
  readonly fn: LambdaFunction;
  readonly turns: Turns;
  readonly requests: Turns;
}

/** @param concurrency the account's quota of concurrent functions; an invocation beyond it is refused, as on AWS */
export function runFunctions(
  functions: readonly LambdaFunction[],
  bundle: Bundle,
  log: (line: string) => void,
  concurrency = Number.POSITIVE_INFINITY,
): Functions {
  let running = 0;
  let pending = 0;
  const queues = functions.map((fn): Queue => {
    return { fn, turns: turnsOf(MAX_AT_ONCE), requests: turnsOf(MAX_REQUESTS.ofOne) };
  });
  const allRequests = turnsOf(MAX_REQUESTS.ofAll);
  const hosts = new Set<Host>();
  const idle = new Map<number, Host[]>(functions.map(({ memoryMegabytes }) => [memoryMegabytes, []]));

  async function invoke(target: string, event: unknown, ofRequest?: Turns): Promise<unknown> {
    const { fn, turns } = queueOf(target);
    const payload = JSON.stringify(event ?? {});
    refuseLarge(payload, "RequestEntityTooLargeException", "Request must be smaller than 6291456 bytes");
    if (running >= concurrency) throw runtimeError("TooManyRequestsException", "Rate Exceeded.");
    running++;
    try {
      const result = await (ofRequest ?? turns)(() => run(fn, payload));
      refuseLarge(
        result,
        "Function.ResponseSizeTooLarge",
        "Response payload size exceeded maximum allowed payload size (6291556 bytes).",
      );
      return result === undefined ? null : JSON.parse(result);
    } finally {
      running--;
    }
  }

  async function answer(target: string, event: unknown, signal?: AbortSignal): Promise<unknown> {
    if (pending >= MAX_REQUESTS.pending) throw runtimeError("TooManyRequestsException", "Rate Exceeded.");
    const { requests } = queueOf(target);
    pending++;
    try {
      return await invoke(target, event, (task) => requests(() => allRequests(task, signal), signal));
    } finally {
      pending--;
    }
  }

  function queueOf(target: string): Queue {
    const name = target.replace(/:\$LATEST$/, "");
    const queue = queues.find(({ fn }) => fn.arn === name || fn.name === name);
    if (!queue) throw runtimeError("ResourceNotFoundException", `Function not found: ${target}`);
    return queue;
  }

  async function run(fn: LambdaFunction, payload: string): Promise<string | undefined> {
    const module = bundle.moduleOf(fn.entry);
    const host = takeHost(fn.memoryMegabytes, module);
    const tag = basename(fn.entry, ".ts");
    try {
      return await host.run(invocationOf(fn, module, payload), (line) => log(`[${tag}] ${line}`));
    } finally {
      giveBack(fn.memoryMegabytes, host);
    }
  }

  /** An idle host, preferably one that has loaded the module, or a new one. */
  function takeHost(memoryMegabytes: number, module: string): Host {
    const version = bundle.version();
    const warm = idle.get(memoryMegabytes)!;
    for (const host of warm.filter((one) => one.version !== version)) {
      warm.splice(warm.indexOf(host), 1);
      stop(host);
    }
    const host = warm.findLast((one) => one.hasLoaded(module)) ?? warm.at(-1);
    if (host) {
      warm.splice(warm.indexOf(host), 1);
      return host;
    }
    const started = startHost({ worker: bundle.moduleOf(WORKER), version }, memoryMegabytes, () => {
      hosts.delete(started);
      const at = warm.indexOf(started);
      if (at >= 0) warm.splice(at, 1);
    });
    hosts.add(started);
    return started;
  }

  function giveBack(memoryMegabytes: number, host: Host): void {
    if (!hosts.has(host)) return;
    const warm = idle.get(memoryMegabytes)!;
    warm.push(host);
    if (warm.length > MAX_IDLE) stop(warm.shift()!);
  }

  function stop(host: Host): void {
    hosts.delete(host);
    void host.stop();
  }

  async function invokeEvent(target: string, event: unknown, retries = 2): Promise<unknown> {
    try {
      return await invoke(target, event);
    } catch (error) {
      if (retries === 0) throw error;
      return invokeEvent(target, event, retries - 1);
    }
  }

  return {
    invoke: (target, event) => invoke(target, event),
    answer,
    invokeEvent: (target, event) => invokeEvent(target, event),
    async close() {
      await Promise.all([...hosts].map((host) => host.stop()));
    },
  };
}

function invocationOf(fn: LambdaFunction, module: string, event: string): Invocation {
  return {
    module,
    handler: fn.handler,
    environment: fn.environment,
    event,
    timeoutMilliseconds: fn.timeoutSeconds * 1000,
    context: {
      awsRequestId: randomUUID(),
      callbackWaitsForEmptyEventLoop: true,
      functionName: fn.name,
      functionVersion: "$LATEST",
      invokedFunctionArn: fn.arn,
      logGroupName: `/aws/lambda/${fn.name}`,
      logStreamName: "local",
      memoryLimitInMB: String(fn.memoryMegabytes),
    },
  };
}

function refuseLarge(payload: string | undefined, errorType: string, message: string): void {
  if (payload !== undefined && Buffer.byteLength(payload) > PAYLOAD_BYTES) throw runtimeError(errorType, message);
}
