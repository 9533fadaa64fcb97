import { describe, expect, it } from "vitest";
import { type Count, markedTotals } from "./marked/marked-score.ts";
import { HELD_BACK, MARKED_SCRIPTS } from "./marked/marked-scripts.ts";

/** Minimum precision and recall. */
const LEAST = { elements: [0.92, 0.8], silent: [0.92, 0.85], pairs: [0.92, 0.92], synopses: [0.85, 0.85] } as const;
/** For scripts that no rule was written for. */
const LEAST_HELD_BACK = {
  elements: [0.85, 0.7],
  silent: [0.85, 0.7],
  pairs: [0.85, 0.5],
  synopses: [0.8, 0.8],
} as const;

describe.each([
  ["the marked scripts", MARKED_SCRIPTS, LEAST],
  ["the scripts held back", HELD_BACK, LEAST_HELD_BACK],
])("in %s", (_, scripts, least) => {
  const { faults, ...totals } = markedTotals(Object.values(scripts));
  it.each(Object.entries(least))("%s are found as a person marked them", (kind, [precision, recall]) => {
    const { right, found, marked }: Count = totals[kind as keyof typeof totals];
    expect(right / found, faults.join("\n")).toBeGreaterThanOrEqual(precision);
    expect(right / marked, faults.join("\n")).toBeGreaterThanOrEqual(recall);
  });
});
