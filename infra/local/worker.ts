/** The inside of one function instance: loads the handler once, then answers invocations. */
import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";

/** What the instance is started with. */
export interface Instance {
  readonly module: string;
  readonly handler: string;
}

export interface Invocation {
  readonly requestId: string;
  /** JSON, as Lambda passes it, so that nothing else can slip through. */
  readonly event: string;
  readonly deadline: number;
  readonly context: Readonly<Record<string, unknown>>;
}

export interface Outcome {
  readonly requestId: string;
  readonly result?: string;
  readonly error?: Failure;
}

/** The error of a function in the form in which Lambda reports it. */
export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

type Handler = (event: unknown, context: object) => unknown;

const { module, handler: handlerName } = workerData as Instance; // set by functions.ts, which starts this file

// What one instance has compiled the next one only reads.
enableCompileCache(join(dirname(module), "compiled"));
const handler = await loadHandler();
parentPort?.on("message", async (invocation: Invocation) => {
  parentPort?.postMessage(await outcomeOf(invocation));
});
parentPort?.postMessage("loaded");

async function loadHandler(): Promise<Handler | Failure> {
  try {
    const exported: unknown = (await import(module))[handlerName];
    if (typeof exported === "function") return exported as Handler;
    return failure("Runtime.HandlerNotFound", `${module} does not export the function "${handlerName}".`);
  } catch (error) {
    return failureOf(error);
  }
}

async function outcomeOf({ requestId, event, deadline, context }: Invocation): Promise<Outcome> {
  if (typeof handler !== "function") return { requestId, error: handler };
  try {
    const getRemainingTimeInMillis = () => deadline - Date.now();
    const result = JSON.stringify(await handler(JSON.parse(event), { ...context, getRemainingTimeInMillis }));
    return result === undefined ? { requestId } : { requestId, result };
  } catch (error) {
    return { requestId, error: failureOf(error) };
  }
}

function failureOf(thrown: unknown): Failure {
  return thrown instanceof Error
    ? failure(thrown.name, thrown.message, thrown.stack?.split("\n"))
    : failure("string", String(thrown));
}

function failure(errorType: string, errorMessage: string, trace: readonly string[] = []): Failure {
  return { errorType, errorMessage, trace };
}
