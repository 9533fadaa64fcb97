import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import type { LambdaFunction } from "./functions.ts";
import { watchMemory } from "./memory-watch.ts";
import type { Failure, Invocation, Outcome } from "./worker.ts";

/** One running instance of a function: a worker thread with an environment and a heap of its own. */
export interface Instance {
  /** The version of the code that it runs. */
  readonly version: number;
  run(invocation: Omit<Invocation, "deadline">, timeoutMilliseconds: number): Promise<string | undefined>;
  stop(): Promise<unknown>;
}

/** A function's failure, as Lambda reports it to whoever invoked the function. */
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

/** @param died called when the instance ends by itself, so that it is not used again */
export function startInstance(
  fn: LambdaFunction,
  code: { readonly worker: string; readonly module: string; readonly version: number },
  log: (line: string) => void,
  died: () => void,
): Instance {
  const worker = new Worker(code.worker, {
    name: fn.name,
    workerData: { module: code.module, handler: fn.handler },
    env: fn.environment,
    // Not this process's options: the function's own are in NODE_OPTIONS of its environment.
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: fn.memoryMegabytes },
  });
  for (const stream of [worker.stdout, worker.stderr]) createInterface(stream).on("line", log);
  worker.unref();

  let fail: ((error: FunctionError) => void) | undefined;
  const end = (reason: string) => {
    died();
    fail?.(runtimeError("Runtime.ExitError", `Error: Runtime exited with error: ${reason}`));
  };
  worker.on("error", (error) => {
    log(error.stack ?? error.message);
    end(error.message);
  });
  worker.on("exit", (status) => end(`exit status ${status}`));

  // Loading the module takes none of the handler's time, as on AWS.
  const loaded = Promise.withResolvers<void>();
  worker.once("message", () => loaded.resolve());

  return {
    version: code.version,
    async run(invocation, timeoutMilliseconds) {
      worker.ref();
      const outcome = Promise.withResolvers<string | undefined>();
      fail = outcome.reject;
      await Promise.race([loaded.promise, outcome.promise]);
      const finish = ({ requestId, result, error }: Outcome) => {
        if (requestId !== invocation.requestId) return;
        if (error) outcome.reject(new FunctionError(error));
        else outcome.resolve(result);
      };
      const timer = setTimeout(() => {
        died();
        outcome.reject(timeoutError(invocation.requestId, timeoutMilliseconds));
        worker.terminate();
      }, timeoutMilliseconds);
      const stopWatching = watchMemory(worker, fn.memoryMegabytes, () => {
        end("out of memory, signal: killed");
        worker.terminate();
      });
      worker.on("message", finish);
      worker.postMessage({ ...invocation, deadline: Date.now() + timeoutMilliseconds } satisfies Invocation);
      try {
        return await outcome.promise;
      } finally {
        clearTimeout(timer);
        stopWatching();
        fail = undefined;
        worker.off("message", finish);
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
