import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  oldestDataAt,
  onRefreshAvailable,
  recordFailedRequest,
  recordFreshResponse,
  setNetworkStatus,
} from "../../web/offline/data-age.ts";

// Each test begins long after the one before it.
let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  now += 600_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => vi.useRealTimers());

function passes(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

it("ignores one failed call, treats two in a row as a lost network, and any success as its return", () => {
  recordFreshResponse("/api/a");
  recordFailedRequest();
  expect(oldestDataAt()).toBeUndefined();
  setNetworkStatus("back");
  recordFailedRequest();
  expect(oldestDataAt()).toBeUndefined();
  recordFailedRequest();
  expect(oldestDataAt()).toEqual(expect.any(Number));
  setNetworkStatus("back");
  expect(oldestDataAt()).toBeUndefined();
});

it("offers a refresh as soon as any call succeeds, also after one failed call", () => {
  let told = 0;
  const forget = onRefreshAvailable(() => told++);
  setNetworkStatus("back");
  expect(told).toBe(0);
  recordFailedRequest();
  setNetworkStatus("back");
  expect(told).toBe(1);
  setNetworkStatus("back");
  expect(told).toBe(1);
  forget();
});

it("refreshes ever more rarely while the same call is lost after each refresh and others get through", () => {
  const refreshed: number[] = [];
  const start = now;
  const forget = onRefreshAvailable(() => {
    refreshed.push((now - start) / 1000);
    recordFailedRequest();
    setNetworkStatus("back");
  });
  recordFailedRequest();
  setNetworkStatus("back");
  for (let second = 0; second < 200; second++) passes(1000);
  expect(refreshed).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  forget();
});
