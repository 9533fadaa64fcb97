import { afterEach, expect, it, vi } from "vitest";
import { api } from "../../../web/api/client.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often a request is sent to a server that has no function for it. */
async function sendings(request: () => Promise<unknown>): Promise<number> {
  const fetch = vi.fn(async () => Response.json({ message: "Service Unavailable" }, { status: 503 }));
  vi.stubGlobal("fetch", fetch);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const refused = expect(request()).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  return fetch.mock.calls.length;
}

const params = { secret: "some-secret" };

it("repeats a read that a busy server refuses, and never a change", async () => {
  expect(await sendings(() => api.getPersonalCall({ params }))).toBe(4);
  expect(await sendings(() => api.confirmPersonalCall({ params, payload: { asked: 1 } }))).toBe(1);
});
