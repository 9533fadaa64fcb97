import { Worker } from "node:worker_threads";
import { watchMemory } from "./memory-watch.ts";
import type { Failure, Invocation, Message } from "./worker.ts";

/** A worker thread that runs handlers of functions with the same memory size, one invocation at a time. */
export interface Host {
  /** The `version()` of its bundle. */
  readonly version: number;
  /** Whether the module is loaded, which makes its invocations fast. */
  hasLoaded(module: string): boolean;
  /** Resolves to the handler's result as JSON. Rejects with a FunctionError. */
  run(invocation: Invocation, log: (line: string) => void): Promise<string | undefined>;
  stop(): Promise<unknown>;
}

/** A function's error in the form in which Lambda returns it to the caller. */
export class FunctionError extends Error {
  readonly errorType: string;
  readonly trace: readonly string[];

  constructor({ errorType, errorMessage, trace }: Failure) {
    super(errorMessage);
    this.name = errorType;
    this.errorType = errorType;
    this.trace = trace;
  }
}

/** Maximum memory of the loaded modules of all functions with one memory size, before an invocation starts. */
const MODULES_MEGABYTES = 256;

interface Running {
  readonly invocation: Invocation;
  readonly log: (line: string) => void;
  readonly outcome: PromiseWithResolvers<string | undefined>;
  stopLimits(): void;
}

/** @param ended called when the host ends, by itself or by `stop`, so that it is not used again */
export function startHost(
  code: { readonly worker: string; readonly version: number },
  memoryMegabytes: number,
  ended: () => void,
): Host {
  const worker = new Worker(code.worker, {
    name: `functions of ${memoryMegabytes} MB`,
    env: {},
    // The options that the app's functions have on AWS, instead of this process's.
    execArgv: ["--enable-source-maps"],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes + MODULES_MEGABYTES },
  });
  worker.unref();
  const loaded = new Set<string>();
  let running: Running | undefined;

  function end(error: FunctionError): void {
    ended();
    running?.outcome.reject(error);
    void worker.terminate();
  }
  const exited = (reason: string) =>
    end(runtimeError("Runtime.ExitError", `Error: Runtime exited with error: ${reason}`));
  worker.on("error", (error) => {
    running?.log(error.stack ?? error.message);
    exited(error.message);
  });
  worker.on("exit", (status) => exited(`exit status ${status}`));

  worker.on("message", (message: Message) => {
    if (!running) return;
    const { invocation, outcome, log } = running;
    if (message.kind === "log") log(message.line);
    else if (message.kind === "loaded") running.stopLimits = limit(invocation, message.loadedMegabytes);
    else if (message.error) outcome.reject(new FunctionError(message.error));
    else outcome.resolve(message.result);
  });

  /** Enforces the limits of time and memory. As on AWS, loading the module counts towards neither. */
  function limit({ module, context, timeoutMilliseconds }: Invocation, loadedMegabytes: number): () => void {
    loaded.add(module);
    const timer = setTimeout(() => end(timeoutError(context.awsRequestId, timeoutMilliseconds)), timeoutMilliseconds);
    const stopWatching = watchMemory(worker, loadedMegabytes + memoryMegabytes, () =>
      exited("out of memory, signal: killed"),
    );
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }

  return {
    version: code.version,
    hasLoaded: (module) => loaded.has(module),
    async run(invocation, log) {
      worker.ref();
      const outcome = Promise.withResolvers<string | undefined>();
      const current: Running = { invocation, log, outcome, stopLimits: () => {} };
      running = current;
      worker.postMessage(invocation);
      try {
        return await outcome.promise;
      } finally {
        current.stopLimits();
        running = undefined;
        worker.unref();
      }
    },
    stop: () => worker.terminate(),
  };
}

export function runtimeError(errorType: string, errorMessage: string): FunctionError {
  return new FunctionError({ errorType, errorMessage, trace: [] });
}

function timeoutError(requestId: string, milliseconds: number): FunctionError {
  const seconds = (milliseconds / 1000).toFixed(2);
  return runtimeError(
    "Sandbox.Timedout",
    `${new Date().toISOString()} ${requestId} Task timed out after ${seconds} seconds`,
  );
}
