import { describe, expect, it } from "vitest";
import { readingReport } from "../../shared/breakdown/drafts/reading-report.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { agreementOn, f1Of, kappaOf, PAIRS_OF_PASSES } from "./corpus/agreement.ts";
import { corpusTotals } from "./corpus/corpus-score.ts";
import { headsScore } from "./corpus/heads-score.ts";
import { printedScript } from "./corpus/printed-script.ts";
import { CORPUS_STYLES, HELD_BACK_STYLES, ONE_PASS_STYLES, OTHER_LAYOUTS } from "./corpus/styles.ts";

/** Minimum precision and recall, the measured values rounded down. */
const LEAST = { elements: [0.92, 0.93], silent: [0.97, 0.95], locations: [1, 1], synopses: [0.98, 0.98] } as const;
const LEAST_HELD_BACK = {
  elements: [0.93, 0.89],
  silent: [1, 0.95],
  locations: [1, 0.76],
  synopses: [1, 1],
} as const;
const LEAST_ONE_PASS = {
  elements: [0.91, 0.91],
  silent: [0.98, 0.93],
  locations: [0.99, 1],
  synopses: [0.97, 0.97],
} as const;
const LEAST_OTHER_LAYOUTS = {
  elements: [0.9, 0.94],
  silent: [0.97, 0.95],
  locations: [1, 0.83],
  synopses: [1, 1],
} as const;

describe.each([
  ["the six scripts of eight pages", CORPUS_STYLES, LEAST],
  ["the scripts held back", HELD_BACK_STYLES, LEAST_HELD_BACK],
  ["the scripts marked once", ONE_PASS_STYLES, LEAST_ONE_PASS],
  ["the scripts in other layouts", OTHER_LAYOUTS, LEAST_OTHER_LAYOUTS],
])("in %s", (_, styles, least) => {
  const { faults, ...totals } = corpusTotals(styles);
  it.each(Object.entries(least))("%s are read as the passes have marked them", (kind, [precision, recall]) => {
    const { right, found, marked } = totals[kind as keyof typeof totals];
    expect(right / found, faults.join("\n")).toBeGreaterThanOrEqual(precision);
    expect(right / marked, faults.join("\n")).toBeGreaterThanOrEqual(recall);
  });
});

describe.each([
  ["the-weighbridge", { text: "stage-play", twoPages: false, scanned: false }, 10],
  ["lost-property", { text: "indented", twoPages: false, scanned: false }, 9],
  ["glass-eels", { text: "indented", twoPages: true, scanned: false }, 9],
])("in another layout, %s", (name, layout, pages) => {
  const style = OTHER_LAYOUTS[name]!;

  it("is recognised, as its report says", () => {
    const lines = printedScript(name, style);
    const report = readingReport({ lines, ...scenesFromLines(lines) });
    expect(report).toMatchObject({ layout, pages });
    expect(report.unrecognised).toBeUndefined();
  });

  it("has all headings, script days and speakers", () => {
    const { faults, headings, speakers } = headsScore({ [name]: style });
    expect(faults).toEqual([]);
    expect(headings.found).toBe(headings.marked);
    expect(speakers.found).toBe(speakers.marked);
  });
});

/** F1 of what two passes mark, kappa for locations; the measured values rounded down. */
const AGREED = { elements: 0.92, silent: 0.86, events: 0.67, locations: 0.84 };

it.each(PAIRS_OF_PASSES)("the %s and %s pass agree", (one, other) => {
  const agreements = Object.keys(CORPUS_STYLES).map((name) => agreementOn(name, one, other));
  for (const kind of ["elements", "silent", "events"] as const)
    expect(f1Of(agreements.map((pass) => pass[kind])), kind).toBeGreaterThanOrEqual(AGREED[kind]);
  expect(kappaOf(agreements.map(({ pairs }) => pairs))).toBeGreaterThanOrEqual(AGREED.locations);
});
