import { expect, it } from "vitest";
import { callWasLost, networkIs, shownSince, showsFresh } from "../../web/offline/shown-age.ts";

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
