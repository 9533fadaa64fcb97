/** The worker of a host: loads handlers and runs invocations in sequence, each in its function's environment. */
import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";

export interface Invocation {
  /** The path of the function's module. */
  readonly module: string;
  /** The export name of the handler. */
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  /** JSON, as on Lambda, so that a handler cannot receive a value that JSON does not have. */
  readonly event: string;
  readonly timeoutMilliseconds: number;
  readonly context: Readonly<Record<string, unknown>> & { readonly awsRequestId: string };
}

/** Messages from a worker to its host: log lines, the start of the handler (`loaded`), and its outcome. */
export type Message =
  | { readonly kind: "log"; readonly line: string }
  | { readonly kind: "loaded"; readonly loadedMegabytes: number }
  | { readonly kind: "outcome"; readonly result?: string | undefined; readonly error?: Failure };

/** A function's error in Lambda's format. */
export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

type Handler = (event: unknown, context: object) => unknown;

const tell = (message: Message) => parentPort?.postMessage(message);

// Messages, unlike streams, keep their order: each line arrives before the outcome of its invocation.
for (const stream of [process.stdout, process.stderr]) stream.write = lineWriter();

parentPort?.on("message", async (invocation: Invocation) => {
  process.env = { ...invocation.environment };
  // Hosts share compiled code.
  enableCompileCache(join(dirname(invocation.module), "compiled"));
  const handler = await loadHandler(invocation);
  if (typeof handler !== "function") return tell({ kind: "outcome", error: handler });
  const { heapUsed, external } = process.memoryUsage();
  tell({ kind: "loaded", loadedMegabytes: (heapUsed + external) / 2 ** 20 });
  tell({ kind: "outcome", ...(await run(handler, invocation)) });
});

async function loadHandler({ module, handler }: Invocation): Promise<Handler | Failure> {
  try {
    const exported: unknown = (await import(module))[handler];
    if (typeof exported === "function") return exported as Handler;
    return failure("Runtime.HandlerNotFound", `${module} does not export the function "${handler}".`);
  } catch (error) {
    return failureOf(error);
  }
}

async function run(handler: Handler, { event, timeoutMilliseconds, context }: Invocation) {
  const deadline = Date.now() + timeoutMilliseconds;
  try {
    const getRemainingTimeInMillis = () => deadline - Date.now();
    return { result: JSON.stringify(await handler(JSON.parse(event), { ...context, getRemainingTimeInMillis })) };
  } catch (error) {
    return { error: failureOf(error) };
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

function lineWriter(): typeof process.stdout.write {
  let unfinished = "";
  return (chunk: string | Uint8Array, ...rest: unknown[]) => {
    const lines = (unfinished + (typeof chunk === "string" ? chunk : Buffer.from(chunk).toString())).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) tell({ kind: "log", line });
    const written = rest.at(-1);
    if (typeof written === "function") written();
    return true;
  };
}
