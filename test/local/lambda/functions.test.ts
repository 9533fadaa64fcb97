import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Bundle, bundleHandlers } from "../../../infra/local/lambda/bundle.ts";
import type { BuiltFolder } from "../../../infra/local/lambda/cache.ts";
import { type Functions, type LambdaFunction, runFunctions } from "../../../infra/local/lambda/functions.ts";

/** When an invocation ran, in milliseconds since 1970. */
interface Span {
  readonly began: number;
  readonly ended: number;
}

/** Called after the functions were built and before they are served. */
const builtFirst = vi.hoisted(() => vi.fn());

vi.mock("../../../infra/local/lambda/cache.ts", async (actual) => {
  const { builtFolder } = await actual<typeof import("../../../infra/local/lambda/cache.ts")>();
  return { builtFolder: (made: BuiltFolder) => builtFolder(made).finally(builtFirst) };
});

let folder: string;
let bundle: Bundle | undefined;
let functions: Functions | undefined;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-functions-"));
  mkdirSync(join(folder, "source"));
  lines = [];
});

afterEach(async () => {
  await functions?.close();
  await bundle?.close();
  functions = bundle = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, source: string): string {
  const file = join(folder, "source", name);
  writeFileSync(file, source);
  return file;
}

// Instant on an idle machine; on a busy one the bundler may wait for its turn.
const SOON = { timeout: 10_000, interval: 20 };

/** Waits for a line of the log. */
const isLogged = (line: RegExp) => vi.waitFor(() => expect(lines.join("\n")).toMatch(new RegExp(line, "m")), SOON);

/** Starts one function named "fn" with this source. */
async function start(source: string, settings: Partial<LambdaFunction> = {}, concurrency?: number): Promise<Functions> {
  const entry = write("fn.ts", source);
  bundle = await bundleHandlers({
    entries: [entry],
    sources: [join(folder, "source", "*")],
    cache: join(folder, "built"),
    watched: [join(folder, "source")],
    folder: join(folder, "rebuilt"),
    log: (line) => lines.push(line),
  });
  const fn = {
    name: "fn",
    arn: "arn:aws:lambda:us-east-1:000000000000:function:fn",
    entry,
    handler: "handler",
    memoryMegabytes: 128,
    timeoutSeconds: 10,
    environment: { STAGE: "test" },
    ...settings,
  };
  functions = runFunctions([fn], bundle, (line) => lines.push(line), concurrency);
  return functions;
}

describe("an invocation", () => {
  it("beyond the account's quota of concurrent functions is refused, and the next one is not", async () => {
    const { invoke } = await start("export const handler = () => new Promise((done) => setTimeout(done, 300));", {}, 2);
    const outcomes = await Promise.allSettled([invoke("fn", 1), invoke("fn", 2), invoke("fn", 3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(outcomes[2]).toMatchObject({ reason: { name: "TooManyRequestsException", message: "Rate Exceeded." } });
    expect(await invoke("fn", 4)).toBeNull();
  });

  it("passes the event and returns the result, by name or ARN", async () => {
    const { invoke } = await start("export const handler = async (event) => ({ doubled: event.pages * 2 });");
    expect(await invoke("fn", { pages: 3 })).toEqual({ doubled: 6 });
    expect(await invoke("arn:aws:lambda:us-east-1:000000000000:function:fn:$LATEST", { pages: 4 })).toEqual({
      doubled: 8,
    });
  });

  it("gets the template's environment and nothing of this process's", async () => {
    const { invoke } = await start("export const handler = async () => process.env;");
    expect(await invoke("fn", {})).toEqual({ STAGE: "test" });
  });

  it("gets a Lambda context", async () => {
    const { invoke } = await start(
      "export const handler = async (_, context) => ({ ...context, left: context.getRemainingTimeInMillis() });",
    );
    const context = await invoke("fn", {});
    expect(context).toMatchObject({ functionName: "fn", memoryLimitInMB: "128", awsRequestId: expect.any(String) });
    expect((context as { left: number }).left).toBeGreaterThan(0);
  });

  it("returns null when the handler returns nothing", async () => {
    const { invoke } = await start("export const handler = async () => {};");
    expect(await invoke("fn", {})).toBeNull();
  });

  it("reuses a warm instance for the next one, and never uses one for two at once", async () => {
    const { invoke } = await start(`
      let calls = 0;
      let running = 0;
      export const handler = async () => {
        const together = ++running;
        // Turns enough for another message to this instance to come.
        for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
        running--;
        return { together, calls: ++calls };
      };`);
    expect(await invoke("fn", {})).toEqual({ together: 1, calls: 1 });
    expect(await invoke("fn", {})).toEqual({ together: 1, calls: 2 });
    const results = await Promise.all(Array.from({ length: 12 }, () => invoke("fn", {})));
    expect(results).toHaveLength(12);
    for (const result of results) expect(result).toMatchObject({ together: 1 });
  });

  it("of a request waits while as many run as there are processors, and does not hold up a trigger", async () => {
    const { answer, invoke } = await start(`
      import { setTimeout as pause } from "node:timers/promises";
      export const handler = async ({ wait }) => {
        const began = Date.now();
        await pause(wait);
        return { began, ended: Date.now() };
      };`);
    const requests = Array.from({ length: 10 }, () => answer("fn", { wait: 150 }) as Promise<Span>);
    const trigger = (await invoke("fn", { wait: 0 })) as Span;
    const spans = await Promise.all(requests);
    const together = spans.map((one) => spans.filter((two) => two.began <= one.began && one.began < two.ended).length);
    expect(Math.max(...together)).toBe(Math.min(availableParallelism(), 4));
    expect(trigger.ended).toBeLessThan(Math.max(...spans.map(({ began }) => began)));
  });

  it("of a request is dropped when the gateway has stopped waiting for it", async () => {
    const { answer } = await start(`
      import { setTimeout as pause } from "node:timers/promises";
      export const handler = async ({ name, wait }) => { console.log("began " + name); await pause(wait); };`);
    const running = Array.from({ length: 4 }, () => answer("fn", { name: "early", wait: 400 }));
    const late = answer("fn", { name: "late", wait: 0 }, AbortSignal.timeout(50));
    await expect(late).rejects.toMatchObject({ message: "The caller stopped waiting." });
    await Promise.all(running);
    await answer("fn", { name: "next", wait: 0 });
    await isLogged(/began next/);
    expect(lines.join("\n")).not.toContain("began late");
  });

  it("of a request is refused while 200 others run or wait", async () => {
    const { answer } = await start(`
      import { setTimeout as pause } from "node:timers/promises";
      export const handler = ({ wait }) => pause(wait);`);
    const given = new AbortController();
    const many = Array.from({ length: 200 }, () => answer("fn", { wait: 100 }, given.signal));
    const settled = Promise.allSettled(many);
    await expect(answer("fn", { wait: 0 })).rejects.toMatchObject({ name: "TooManyRequestsException" });
    given.abort();
    await settled;
    expect(await answer("fn", { wait: 0 })).toBeNull();
  });

  it("logs each line under the function's name", async () => {
    const { invoke } = await start('export const handler = async () => console.log("one\\ntwo");');
    await invoke("fn", {});
    await isLogged(/two/);
    expect(lines).toEqual(["[fn] one", "[fn] two"]);
  });

  it("reads a font that its module imports", async () => {
    write("font.ttf", "glyphs");
    const { invoke } = await start(`
      import { readFileSync } from "node:fs";
      import font from "./font.ttf";
      export const handler = async () => readFileSync(new URL(font, import.meta.url), "utf8");`);
    expect(await invoke("fn", {})).toBe("glyphs");
  });
});

describe("a failure", () => {
  it("of the handler has its type, message and trace", async () => {
    const { invoke } = await start(`
      class Retryable extends Error { name = "Retryable"; }
      export const handler = async () => { throw new Retryable("later, please"); };`);
    await expect(invoke("fn", {})).rejects.toMatchObject({
      errorType: "Retryable",
      message: "later, please",
      trace: expect.arrayContaining([expect.stringContaining("fn")]),
    });
  });

  it.each([
    ["a module that throws", 'throw new Error("no table"); export const handler = 1;', "Error", "no table"],
    ["a module without the handler", "export const other = 1;", "Runtime.HandlerNotFound", '"handler"'],
    ["an unknown function", "export const handler = async () => 1;", "ResourceNotFoundException", "nobody"],
  ])("of %s is reported", async (what, source, errorType, message) => {
    const { invoke } = await start(source);
    await expect(invoke(what === "an unknown function" ? "nobody" : "fn", {})).rejects.toMatchObject({
      errorType,
      message: expect.stringContaining(message),
    });
  });

  const recovering = (harm: string) =>
    `export const handler = async (event) => { if (event.harm) { ${harm} } return "well"; };`;

  it.each([
    ["a crash", "process.exit(3);", "Runtime.ExitError", "exit status 3"],
    [
      "an error outside the handler",
      'setTimeout(() => { throw new Error("late"); }); await new Promise(() => {});',
      "Runtime.ExitError",
      "late",
    ],
    [
      "too little memory",
      "const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));",
      "Runtime.ExitError",
      "memory",
    ],
    [
      "too large buffers",
      "for (const all = []; ; await new Promise(setImmediate)) all.push(Buffer.alloc(2 ** 22, 1));",
      "Runtime.ExitError",
      "memory",
    ],
  ])("by %s ends the instance, and the next invocation gets a new one", async (_, harm, errorType, message) => {
    const { invoke } = await start(recovering(harm));
    await expect(invoke("fn", { harm: true })).rejects.toMatchObject({
      errorType,
      message: expect.stringContaining(message),
    });
    expect(await invoke("fn", {})).toBe("well");
  });

  it.each([
    ["waits", "await new Promise(() => {});"],
    ["computes", "for (;;);"],
  ])("by a handler that %s too long is a timeout, and the next invocation gets a new instance", async (_, harm) => {
    const { invoke } = await start(recovering(harm), { timeoutSeconds: 0.5 });
    await expect(invoke("fn", { harm: true })).rejects.toMatchObject({
      errorType: "Sandbox.Timedout",
      message: expect.stringMatching(/Task timed out after 0.50 seconds$/),
    });
    expect(await invoke("fn", {})).toBe("well");
  });

  it("by a payload over 6 MB is refused on the way in and out", async () => {
    const { invoke } = await start('export const handler = async (event) => "x".repeat(event.length);');
    await expect(invoke("fn", "x".repeat(6_291_457))).rejects.toMatchObject({
      errorType: "RequestEntityTooLargeException",
    });
    await expect(invoke("fn", { length: 6_300_000 })).rejects.toMatchObject({
      errorType: "Function.ResponseSizeTooLarge",
    });
  });
});

describe("an asynchronous event", () => {
  const failing = (times: number) =>
    `let failures = 0;
    export const handler = async () => { if (failures++ < ${times}) throw new Error("no"); return "well"; };`;

  it("is retried after an error", async () => {
    const { invokeEvent } = await start(failing(2));
    expect(await invokeEvent("fn", {})).toBe("well");
  });

  it("is dropped after three attempts", async () => {
    const { invokeEvent } = await start(failing(3));
    await expect(invokeEvent("fn", {})).rejects.toThrow("no");
  });
});

describe("a change of the source", () => {
  it("is served by the next invocation", async () => {
    write("answer.ts", "export const answer = 1;");
    const { invoke } = await start('import { answer } from "./answer.ts"; export const handler = async () => answer;');
    expect(await invoke("fn", {})).toBe(1);
    write("answer.ts", "export const answer = 2;");
    await isLogged(/^rebuilt /);
    expect(await invoke("fn", {})).toBe(2);
  });

  it("is served if it was saved during the build", async () => {
    write("answer.ts", "export const answer = 1;");
    builtFirst.mockImplementationOnce(() => write("answer.ts", "export const answer = 2;"));
    const { invoke } = await start('import { answer } from "./answer.ts"; export const handler = async () => answer;');
    await vi.waitFor(async () => expect(await invoke("fn", {})).toBe(2), SOON);
  });

  it("that does not build is reported, and the last working code stays", async () => {
    const { invoke } = await start("export const handler = async () => 1;");
    write("fn.ts", "export const handler = async () => {");
    await isLogged(/fn\.ts:1 /);
    expect(await invoke("fn", {})).toBe(1);
  });
});

it("refuses to start with code that does not build", async () => {
  await expect(start('import "./missing.ts"; export const handler = 1;')).rejects.toThrow(/fn\.ts:1 Could not resolve/);
});
