/** The inside of a host: loads handlers and runs one invocation after another, each in its function's environment. */
import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";

export interface Invocation {
  /** The path of the function's module. */
  readonly module: string;
  /** The name under which the module exports the handler. */
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  /** JSON, as Lambda passes it, so that nothing else can slip through. */
  readonly event: string;
  readonly timeoutMilliseconds: number;
  readonly context: Readonly<Record<string, unknown>> & { readonly awsRequestId: string };
}

/** What a worker tells its host, in order: lines of log, that the handler begins, and how it ended. */
export type Message =
  | { readonly kind: "log"; readonly line: string }
  | { readonly kind: "loaded"; readonly loadedMegabytes: number }
  | { readonly kind: "outcome"; readonly result?: string | undefined; readonly error?: Failure };

/** The error of a function in the form in which Lambda reports it. */
export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

type Handler = (event: unknown, context: object) => unknown;

const tell = (message: Message) => parentPort?.postMessage(message);

// As messages, not as streams, so that each line arrives before the outcome of the invocation that wrote it.
for (const stream of [process.stdout, process.stderr]) stream.write = lineWriter();

parentPort?.on("message", async (invocation: Invocation) => {
  process.env = { ...invocation.environment };
  // What one host has compiled the next one only reads.
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
