import { expect, it } from "vitest";
import { CHANGE_POLLING, LIVE_POLLING, pollingInterval } from "../../shared/contract/schema/change-polling.ts";

it.each([
  ["a page", CHANGE_POLLING, [4, 4, 30, 30, 30, 300, 300]],
  ["a board", LIVE_POLLING, [3, 3, 3, 15, 15, 300, 300]],
])("slows down the longer %s is not used, and never ends", (_, polling, wanted) => {
  const minutes = [0, 0.9, 1.9, 2, 9, 10, 600];
  // A minute and nine tenths is past the first minute of a page, but within the first two of a board.
  expect(minutes.map((minute) => pollingInterval(polling, minute * 60_000) / 1000)).toEqual(wanted);
  const seconds = polling.map(({ everySeconds }) => everySeconds);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
});

it("asks at most every three seconds for a board in use, so that a change is there within four", () => {
  expect(LIVE_POLLING[0]!.everySeconds).toBeLessThanOrEqual(3);
});
