import { expect, it } from "vitest";
import {
  oldestDataAt,
  onRefreshAvailable,
  recordFailedRequest,
  recordFreshResponse,
  setNetworkStatus,
} from "../../web/offline/data-age.ts";

it("takes one lost call for nothing, two in a row for a lost network, and any that gets through for its return", () => {
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

it("tells those who wait to send again as soon as anything gets through, also after one lost call alone", () => {
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
