import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { aStudio, type Studio, scriptForm } from "./a-studio.ts";
import type { Answered } from "./in-process.ts";
import type { Fault } from "./wire.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await aStudio();
});
afterEach(() => studio.wire.clear());
afterAll(() => studio.close());

const BUSY = { code: "unavailable", message: "Backlot is very busy. Please try again in a moment." };
const isBusy = ({ status, headers, body }: Answered) => {
  expect([status, headers?.["retry-after"], JSON.parse(body)]).toEqual([
    503,
    "2",
    { ...BUSY, requestId: expect.any(String) },
  ]);
};

/**
 * Injects a fault into all calls of a name.
 *
 * @returns how often each was tried
 */
function injectFault(which: RegExp, fault: Fault): () => number {
  const tries = new Map<string, number>();
  studio.wire.clear();
  studio.wire.faultFor = ({ name, body }) => {
    if (!which.test(name)) return "none";
    tries.set(name + body, (tries.get(name + body) ?? 0) + 1);
    return fault;
  };
  return () => Math.max(...tries.values());
}

const here = () => ({ id: studio.id });
const breakdown = () => studio.get<{ tsv_content: string; version: number }>(routes.fetchBreakdown, { params: here() });

const throttled = (error: string, status = 400): Fault => ({ status, error });

describe.each<[string, RegExp, Fault]>([
  ["a table is overloaded", /^DYNAMODB/, throttled("ProvisionedThroughputExceededException")],
  ["a table is throttled", /^DYNAMODB/, throttled("ThrottlingException")],
  ["a table is failing", /^DYNAMODB/, throttled("InternalServerError", 500)],
  ["the bucket asks to slow down", /^S3/, throttled("SlowDown", 503)],
  ["no response of the bucket completes", /^S3/, { cut: 0 }],
  ["responses of a table break off", /^DYNAMODB/, { cut: 10 }],
])("while %s", (_, which, fault) => {
  it("a read reports it after a few tries", async () => {
    const tries = injectFault(which, fault);
    isBusy(await studio.ask(routes.fetchBreakdown, { params: here() }));
    expect(tries()).toBeLessThanOrEqual(3);
  });

  it("nothing is half saved, and the same save succeeds afterwards", async () => {
    const before = await breakdown();
    const payload = { ...before, operation: randomUUID() };
    const save = () => studio.ask(routes.updateBreakdown, { params: here(), payload });
    injectFault(which, fault);
    isBusy(await save());
    studio.wire.clear();
    const { status, body } = await save();
    expect([status, JSON.parse(body)]).toEqual([200, { version: before.version + 1 }]);
    expect(await breakdown()).toEqual({ ...before, version: before.version + 1 });
  });
});

it("waits for slow responses", async () => {
  injectFault(/^S3 GET/, { late: 2000 });
  expect((await breakdown()).version).toBeGreaterThan(0);
});

it("times out before the gateway does", async () => {
  injectFault(/^S3 GET|^DYNAMODB Query|^COGNITO|^SFN/, "hung");
  const { email, password } = studio.owner;
  const began = performance.now();
  const asked = [
    studio.ask(routes.fetchBreakdown, { params: here() }),
    studio.ask(routes.listScripts, { params: here() }),
    studio.ask(routes.login, { payload: { email, password } }),
  ];
  for (const answer of await Promise.all(asked)) isBusy(answer);
  expect(performance.now() - began).toBeLessThan(30_000);
});

it("starts a run once when a state machine throttled the first request", async () => {
  const form = scriptForm("Later");
  await studio.get(routes.uploadScript, { params: here(), form });
  const generate = () => studio.ask(routes.generateBreakdown, { params: { ...here(), fileName: "Later" } });
  injectFault(/^SFN StartExecution/, throttled("ThrottlingException"));
  isBusy(await generate());
  studio.wire.clear();
  expect((await generate()).status).toBe(200);
  const progress = () => studio.get<{ status: string }>(routes.getBreakdownProgress, { params: here() });
  await expect.poll(async () => (await progress()).status).toBe("succeeded");
});
