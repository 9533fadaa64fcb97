import { expect, it } from "vitest";
import { CHANGE_POLLING, pollingInterval } from "../../shared/contract/schema/change-polling.ts";

it("slows down the longer a page is not used, and never ends", () => {
  const minutes = [0, 0.9, 1, 9, 10, 600];
  expect(minutes.map((minute) => pollingInterval(minute * 60_000) / 1000)).toEqual([4, 4, 30, 30, 120, 120]);
  const seconds = CHANGE_POLLING.map(({ everySeconds }) => everySeconds);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
});
