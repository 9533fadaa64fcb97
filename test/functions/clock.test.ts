import { afterEach, expect, it, vi } from "vitest";
import { budgetOfProcessorTime } from "../../functions/runtime/clock.ts";

afterEach(() => vi.restoreAllMocks());

/** A budget of 100 ms of processor time within 400 ms, and how it stands after some time. */
function budgetAfter(processorMs: number, ms: number) {
  const usage = vi.spyOn(process, "threadCpuUsage").mockReturnValue({ user: 0, system: 0 });
  const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
  const { expired, spent } = budgetOfProcessorTime(100, 400);
  usage.mockReturnValue({ user: 750 * processorMs, system: 250 * processorMs });
  clock.mockReturnValue(5000 + ms);
  return [spent(), expired()];
}

it.each([
  ["by its processor time", 50, 60, [0.5, false]],
  ["less on a busy machine", 10, 200, [0.5, false]],
  ["up by its processor time", 100, 110, [1, true]],
  ["up by the clock at the latest", 10, 400, [1, true]],
])("spends a budget of processor time: %s", (_, processorMs, ms, expected) => {
  expect(budgetAfter(processorMs, ms)).toEqual(expected);
});
