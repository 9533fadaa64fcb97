import { describe, expect, it } from "vitest";
import { readingReport } from "../../shared/breakdown/drafts/reading-report.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { agreementOn, f1Of, kappaOf, LISTED_KINDS, PAIRS_OF_PASSES } from "./corpus/agreement.ts";
import { corpusTotals } from "./corpus/corpus-score.ts";
import { headsScore } from "./corpus/heads-score.ts";
import { printedScript } from "./corpus/printed-script.ts";
import { CORPUS_STYLES, HELD_BACK_STYLES, OTHER_LAYOUTS, TWICE_MARKED_STYLES } from "./corpus/styles.ts";

/** Minimum precision and recall, the measured values rounded down. */
const LEAST = { elements: [0.93, 0.93], silent: [0.98, 0.93], locations: [1, 1], synopses: [1, 1] } as const;
const LEAST_HELD_BACK = {
  elements: [0.94, 0.89],
  silent: [1, 0.93],
  locations: [1, 1],
  synopses: [1, 1],
} as const;
const LEAST_MARKED_TWICE = {
  elements: [0.92, 0.91],
  silent: [0.99, 0.93],
  locations: [1, 1],
  synopses: [1, 1],
} as const;
const LEAST_OTHER_LAYOUTS = {
  elements: [0.92, 0.94],
  silent: [0.97, 0.95],
  locations: [1, 1],
  synopses: [1, 1],
} as const;

describe.each([
  ["the six scripts of eight pages", CORPUS_STYLES, LEAST],
  ["the scripts held back", HELD_BACK_STYLES, LEAST_HELD_BACK],
  ["the scripts marked twice", TWICE_MARKED_STYLES, LEAST_MARKED_TWICE],
  ["the scripts in other layouts", OTHER_LAYOUTS, LEAST_OTHER_LAYOUTS],
])("in %s", (_, styles, least) => {
  const { faults, ...totals } = corpusTotals(styles);
  it.each(Object.entries(least))("%s are read as was settled after the passes", (kind, [precision, recall]) => {
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
  for (const kind of LISTED_KINDS)
    expect(f1Of(agreements.map((pass) => pass[kind])), kind).toBeGreaterThanOrEqual(AGREED[kind]);
  expect(kappaOf(agreements.map(({ pairs }) => pairs))).toBeGreaterThanOrEqual(AGREED.locations);
});

const MARKED_OFTEN = [...Object.keys(CORPUS_STYLES), ...Object.keys(HELD_BACK_STYLES)];
const MARKED_TWICE = [...Object.keys(TWICE_MARKED_STYLES), ...Object.keys(OTHER_LAYOUTS)];

describe("two annotators agree", () => {
  it.each([
    ["on the scripts marked often", MARKED_OFTEN, { elements: 0.93, silent: 0.9, events: 0.66, locations: 0.91 }],
    ["on the scripts marked twice", MARKED_TWICE, { elements: 0.93, silent: 0.93, events: 0.84, locations: 0.99 }],
  ])("%s", (_, names, least) => {
    const agreements = names.map((name) => agreementOn(name, "first", "other"));
    for (const kind of LISTED_KINDS)
      expect(f1Of(agreements.map((pass) => pass[kind])), kind).toBeGreaterThanOrEqual(least[kind]);
    expect(kappaOf(agreements.map(({ pairs }) => pairs))).toBeGreaterThanOrEqual(least.locations);
  });

  it.each([...MARKED_OFTEN, ...MARKED_TWICE])("on %s", (name) => {
    const { elements, silent, events } = agreementOn(name, "first", "other");
    expect(f1Of([elements]), "elements").toBeGreaterThanOrEqual(0.87);
    expect(f1Of([silent]), "silent").toBeGreaterThanOrEqual(0.75);
    expect(f1Of([events]), "events").toBeGreaterThanOrEqual(0.5);
  });
});
