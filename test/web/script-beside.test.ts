import { describe, expect, it } from "vitest";
import type { Finding, FoundScene } from "../../web/breakdown/findings.ts";
import { countUncertain, nextUncertain, uncertaintiesOf } from "../../web/breakdown/findings.ts";
import { sceneKeys } from "../../web/breakdown/scene-key.ts";
import { canBeSplitAt, sceneAt, spanOn } from "../../web/breakdown/scene-span.ts";
import { marksOf } from "../../web/breakdown/script-marks.ts";
import type { ScriptPage } from "../../web/breakdown/script-text.ts";
import { typeSize } from "../../web/breakdown/type-size.ts";

const TEXTS = ["INT. PIER - DAY", "Nora lights the OIL LAMPS.", "EXT. SEA - NIGHT", "A boat."];

/** A page of lines, a tenth of the page apart; `first` is the place of the first in the draft. */
const page = (texts: readonly string[], first = 0): ScriptPage => ({
  page: 1,
  lines: texts.map((text, at) => ({ line: first + at, text, left: 0.2, top: at / 10, width: 0.5, height: 0.02 })),
});

const scene = (from: number, to: number, more: Partial<FoundScene> = {}): FoundScene => ({
  id: `sc-${from}`,
  number: String(from),
  intExt: "INT.",
  location: "PIER",
  time: "DAY",
  origin: { page: 1, line: from },
  end: { page: 1, line: to },
  confidence: 1,
  edited: [],
  findings: [],
  parts: [],
  ...more,
});

const found = (name: string, line: number, more: Partial<Finding> = {}): Finding => ({
  kind: "element",
  category: "Props",
  name,
  origin: { page: 1, line },
  confidence: 0.8,
  ...more,
});

it("calls each row by its number, and tells rows of the same number or of none apart", () => {
  expect(sceneKeys(["1", "2A", "1", "", "1", ""])).toEqual(["1", "2A", "1~2", "~4", "1~3", "~6"]);
});

describe("a line of the script", () => {
  const added = { ...scene(9, 9), origin: undefined, end: undefined } as unknown as FoundScene; // by hand, without a place
  const scenes = [scene(2, 5), added, scene(6, 9)];

  it.each([
    [0, undefined],
    [2, "sc-2"],
    [5, "sc-2"],
    [6, "sc-6"],
    [99, "sc-6"],
  ])("%i belongs to the scene that began last", (line, id) => {
    expect(sceneAt(scenes, line)?.id).toBe(id);
  });
});

it("knows how far a scene reaches on a page, and that it is not on another", () => {
  const [top, bottom] = spanOn(page(TEXTS), scene(1, 2))!;
  expect([top, bottom].map((edge) => edge.toFixed(3))).toEqual(["0.095", "0.225"]);
  expect(spanOn(page(TEXTS, 10), scene(1, 2))).toBeUndefined();
});

describe("the marks in the script", () => {
  const marked = (...findings: Finding[]) =>
    [...marksOf([page(TEXTS)], [scene(0, 1, { findings })])].flatMap(([line, marks]) =>
      marks.map(({ start, end, label, look }) => [TEXTS[line]!.slice(start, end), label, look]),
    );

  it.each<[string, Finding, string[]]>([
    ["in any letter case", found("Oil lamps", 1), ["OIL LAMPS", "Props: Oil lamps", "found"]],
    ["in another form", found("Oil lampsx", 1), ["OIL", "Props: Oil lampsx", "found"]],
    [
      "where it is uncertain",
      found("Nora", 1, { kind: "character", confidence: 0.7 }),
      ["Nora", "Uncertain: Character: Nora", "uncertain"],
    ],
    ["where it was rejected", found("boat", 3, { verdict: "rejected" }), ["boat", "Rejected: Props: boat", "rejected"]],
    [
      "where it was accepted",
      found("boat", 3, { confidence: 0.1, verdict: "accepted" }),
      ["boat", "Props: boat", "found"],
    ],
  ])("stand under what was found %s", (_, finding, mark) => {
    expect(marked(finding)).toEqual([mark]);
  });

  it("never cover each other, nor stand where nothing of the kind is written", () => {
    expect(marked(found("Oil", 1), found("Oil lamps", 1), found("Whale", 3)).map(([text]) => text)).toEqual(["OIL"]);
  });
});

it("says of each column what is uncertain, and counts it", () => {
  const findings = [found("Rope", 1, { confidence: 0.5 }), found("Net", 1, { confidence: 0.5 }), found("Lamp", 1)];
  const doubtful = scene(0, 1, { confidence: 0.6, findings });
  expect([...uncertaintiesOf(doubtful)]).toEqual([
    ["Location", "the heading"],
    ["Props", "Rope, Net"],
  ]);
  expect(countUncertain(doubtful)).toBe(3);
  expect(uncertaintiesOf(doubtful)).toBe(uncertaintiesOf(doubtful));
});

it("sets the type as large as the script has it: a letter of Courier is 0.6 em wide", () => {
  const wide = { line: 0, text: "x".repeat(60), left: 0.2, top: 0, width: 6 / 8.5, height: 0.02 };
  expect(typeSize([{ page: 1, lines: [wide] }])).toBeCloseTo(12 / 72 / 8.5);
  expect(typeSize([])).toBeCloseTo(12 / 72 / 8.5);
});

it("leads from one uncertain scene to the next, and from the last to the first", () => {
  const doubtful = { confidence: 0.5 };
  const scenes = [scene(0, 1), scene(2, 3, doubtful), scene(4, 5), scene(6, 7, doubtful)];
  expect([-1, 0, 1, 2, 3].map((at) => nextUncertain(scenes, at))).toEqual([1, 1, 3, 3, 1]);
  expect(nextUncertain([scene(0, 1)], 0)).toBe(0);
});

it("splits a scene only below its first line", () => {
  expect([1, 2, 3, 5, 6].map((line) => canBeSplitAt(scene(2, 5), line))).toEqual([false, false, true, true, false]);
  expect(canBeSplitAt(undefined, 3)).toBe(false);
});
