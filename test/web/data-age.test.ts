import { expect, it } from "vitest";
import {
  oldestDataAt,
  onRefreshAvailable,
  recordFailedRequest,
  recordFreshResponse,
  setNetworkStatus,
} from "../../web/offline/data-age.ts";

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
