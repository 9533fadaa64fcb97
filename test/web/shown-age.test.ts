import { expect, it } from "vitest";
import { callWasLost, networkIs, onBetterKnown, shownSince, showsFresh } from "../../web/offline/shown-age.ts";

it("takes one lost call for nothing, two in a row for a lost network, and any that gets through for its return", () => {
  showsFresh("/api/a");
  callWasLost();
  expect(shownSince()).toBeUndefined();
  networkIs("back");
  callWasLost();
  expect(shownSince()).toBeUndefined();
  callWasLost();
  expect(shownSince()).toEqual(expect.any(Number));
  networkIs("back");
  expect(shownSince()).toBeUndefined();
});

it("tells those who wait to send again as soon as anything gets through, also after one lost call alone", () => {
  let told = 0;
  const forget = onBetterKnown(() => told++);
  networkIs("back");
  expect(told).toBe(0);
  callWasLost();
  networkIs("back");
  expect(told).toBe(1);
  networkIs("back");
  expect(told).toBe(1);
  forget();
});
