import { randomUUID } from "node:crypto";
import { totalmem } from "node:os";
import { basename } from "node:path";
import { type Bundle, WORKER } from "./bundle.ts";
import { type Instance, runtimeError, startInstance } from "./instance.ts";

export interface LambdaFunction {
  readonly name: string;
  readonly arn: string;
  /** The source file, such as functions/routes/login.ts. */
  readonly entry: string;
  /** The name under which the source exports the handler. */
  readonly handler: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** Invokes the app's functions, by name or ARN. */
export interface Functions {
  /** Answers with what the function returns. Rejects with a FunctionError. */
  invoke(target: string, event: unknown): Promise<unknown>;
  /** Invokes, and again up to twice after an error, as Lambda does with asynchronous events. */
  invokeEvent(target: string, event: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** Instances of one function that may run at once; the next invocation waits. */
const MOST_BUSY = 4;

const INSTANCE_BYTES = 30 * 1024 * 1024;

/** Instances kept warm over all functions: a fifth of the machine's memory, for a cold start costs a sixth of a second. */
const MOST_IDLE = Math.max(12, Math.floor(totalmem() / 5 / INSTANCE_BYTES));

const PAYLOAD_BYTES = 6 * 1024 * 1024;

interface Pool {
  readonly fn: LambdaFunction;
  readonly idle: Instance[];
  readonly waiting: (() => void)[];
  busy: number;
  usedAt: number;
}

export function runFunctions(
  functions: readonly LambdaFunction[],
  bundle: Bundle,
  log: (line: string) => void,
): Functions {
  const pools = functions.map((fn): Pool => ({ fn, idle: [], waiting: [], busy: 0, usedAt: 0 }));
  const running = new Set<Instance>();

  async function invoke(target: string, event: unknown): Promise<unknown> {
    const pool = poolOf(target);
    const payload = JSON.stringify(event ?? {});
    refuseLarge(payload, "RequestEntityTooLargeException", "Request must be smaller than 6291456 bytes");
    if (pool.busy >= MOST_BUSY) await new Promise<void>((resume) => pool.waiting.push(resume));
    else pool.busy++;
    const instance = takeInstance(pool);
    try {
      const result = await instance.run(invocationOf(pool.fn, payload), pool.fn.timeoutSeconds * 1000);
      refuseLarge(
        result,
        "Function.ResponseSizeTooLarge",
        "Response payload size exceeded maximum allowed payload size (6291556 bytes).",
      );
      return result === undefined ? null : JSON.parse(result);
    } finally {
      giveBack(pool, instance);
    }
  }

  function poolOf(target: string): Pool {
    const name = target.replace(/:\$LATEST$/, "");
    const pool = pools.find(({ fn }) => fn.arn === name || fn.name === name);
    if (!pool) throw runtimeError("ResourceNotFoundException", `Function not found: ${target}`);
    return pool;
  }

  function takeInstance(pool: Pool): Instance {
    const { fn, idle } = pool;
    const version = bundle.versionOf(fn.entry);
    for (let instance = idle.pop(); instance; instance = idle.pop()) {
      if (instance.version === version) return instance;
      stop(instance);
    }
    const tag = basename(fn.entry, ".ts");
    const instance = startInstance(
      fn,
      { worker: bundle.moduleOf(WORKER), module: bundle.moduleOf(fn.entry), version },
      (line) => log(`[${tag}] ${line}`),
      () => {
        running.delete(instance);
        const place = idle.indexOf(instance);
        if (place >= 0) idle.splice(place, 1);
      },
    );
    running.add(instance);
    return instance;
  }

  function giveBack(pool: Pool, instance: Instance): void {
    pool.usedAt = performance.now();
    const next = pool.waiting.shift();
    if (next) next();
    else pool.busy--;
    if (running.has(instance)) pool.idle.push(instance);
    stopLeastUsed();
  }

  function stopLeastUsed(): void {
    const warm = pools.filter(({ idle }) => idle.length > 0).sort((a, b) => a.usedAt - b.usedAt);
    let surplus = warm.reduce((count, { idle }) => count + idle.length, 0) - MOST_IDLE;
    for (const { idle } of warm) {
      for (; surplus > 0 && idle.length > 0; surplus--) stop(idle.shift()!);
    }
  }

  function stop(instance: Instance): void {
    running.delete(instance);
    void instance.stop();
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
    invoke,
    invokeEvent: (target, event) => invokeEvent(target, event),
    async close() {
      await Promise.all([...running].map((instance) => instance.stop()));
    },
  };
}

function invocationOf(fn: LambdaFunction, event: string) {
  const requestId = randomUUID();
  return {
    requestId,
    event,
    context: {
      awsRequestId: requestId,
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
