import { describe, expect, it } from "vitest";
import { agreementOn, f1Of, kappaOf } from "./corpus/agreement.ts";
import { corpusTotals } from "./corpus/corpus-score.ts";
import { CORPUS_STYLES, HELD_BACK_STYLES } from "./corpus/styles.ts";

/** Minimum precision and recall, the measured values rounded down. */
const LEAST = { elements: [0.89, 0.88], silent: [0.95, 0.94], locations: [1, 1], synopses: [0.95, 0.95] } as const;
const LEAST_HELD_BACK = {
  elements: [0.92, 0.78],
  silent: [0.92, 1],
  locations: [1, 1],
  synopses: [1, 1],
} as const;

describe.each([
  ["the six scripts of eight pages", CORPUS_STYLES, LEAST],
  ["the script held back", HELD_BACK_STYLES, LEAST_HELD_BACK],
])("in %s", (_, styles, least) => {
  const { faults, ...totals } = corpusTotals(styles);
  it.each(Object.entries(least))("%s are read as two passes have marked them", (kind, [precision, recall]) => {
    const { right, found, marked } = totals[kind as keyof typeof totals];
    expect(right / found, faults.join("\n")).toBeGreaterThanOrEqual(precision);
    expect(right / marked, faults.join("\n")).toBeGreaterThanOrEqual(recall);
  });
});

it("the two passes agree", () => {
  const agreements = Object.keys(CORPUS_STYLES).map(agreementOn);
  expect(f1Of(agreements.map(({ elements }) => elements))).toBeGreaterThanOrEqual(0.95);
  expect(f1Of(agreements.map(({ silent }) => silent))).toBeGreaterThanOrEqual(0.99);
  expect(f1Of(agreements.map(({ events }) => events))).toBeGreaterThanOrEqual(0.88);
  expect(kappaOf(agreements.map(({ pairs }) => pairs))).toBeGreaterThanOrEqual(0.95);
});
