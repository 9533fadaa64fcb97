import { expect, it } from "vitest";
import { finishText } from "../../shared/production-report/finish-text.ts";
import { NO_FACTS } from "../../shared/production-report/production-facts.ts";

it.each<[string | null, string]>([
  ["2031-03-28", "On schedule"],
  ["2031-03-29", "1 day behind schedule"],
  ["2031-03-25", "3 days ahead of schedule"],
  [null, ""],
])("a production that looks like finishing on %s is %j", (estimatedFinish, words) => {
  expect(finishText({ ...NO_FACTS, scheduledFinish: "2031-03-28", estimatedFinish })).toBe(words);
});
