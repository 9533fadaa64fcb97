import { describe, expect, it } from "vitest";
import type { Finding, FoundScene } from "../../web/breakdown/corrections/findings.ts";
import { uncertaintiesOf } from "../../web/breakdown/corrections/findings.ts";
import { draftVersionOf, scenesBeside } from "../../web/breakdown/episode-scenes.ts";
import { nextPlace, placesToReview, reviewItemsOf } from "../../web/breakdown/review-queue/review-items.ts";
import { sceneKeys } from "../../web/breakdown/scene-key.ts";
import { canBeSplitAt, sceneAt, spanOn } from "../../web/breakdown/script-pane/scene-span.ts";
import { highlightsOf } from "../../web/breakdown/script-pane/script-highlights.ts";
import type { ScriptPage } from "../../web/script/script-text.ts";
import { typeSize } from "../../web/script/type-size.ts";

const TEXTS = ["INT. PIER - DAY", "Nora lights the OIL LAMPS.", "EXT. SEA - NIGHT", "A boat."];

/** A page of lines, a tenth of the page apart; `first` is the index of its first line in the draft. */
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

it("names each row by its number, and distinguishes rows with the same number or none", () => {
  expect(sceneKeys(["1", "2A", "1", "", "1", ""])).toEqual(["1", "2A", "1~2", "~4", "1~3", "~6"]);
});

describe("a line of the script", () => {
  // Added by hand, so it has no position.
  const added = { ...scene(9, 9), origin: undefined, end: undefined } as unknown as FoundScene;
  const scenes = [scene(2, 5), added, scene(6, 9)];

  it.each([
    [0, undefined],
    [2, "sc-2"],
    [5, "sc-2"],
    [6, "sc-6"],
    [99, "sc-6"],
  ])("%i belongs to the last scene that started before it", (line, id) => {
    expect(sceneAt(scenes, line)?.id).toBe(id);
  });
});

it("has the extent of a scene on its page, and none on another", () => {
  const [top, bottom] = spanOn(page(TEXTS), scene(1, 2))!;
  expect([top, bottom].map((edge) => edge.toFixed(3))).toEqual(["0.095", "0.225"]);
  expect(spanOn(page(TEXTS, 10), scene(1, 2))).toBeUndefined();
});

describe("the marks in the script", () => {
  const marked = (...findings: Finding[]) =>
    [...highlightsOf([page(TEXTS)], [scene(0, 1, { findings })])].flatMap(([line, marks]) =>
      marks.map(({ start, end, label, look }) => [TEXTS[line]!.slice(start, end), label, look]),
    );

  it.each<[string, Finding, string[]]>([
    ["in any letter case", found("Oil lamps", 1), ["OIL LAMPS", "Props: Oil lamps", "found"]],
    ["in another word form", found("Oil lampsx", 1), ["OIL", "Props: Oil lampsx", "found"]],
    [
      "that are uncertain",
      found("Nora", 1, { kind: "character", doubt: "unheard" }),
      ["Nora", "Uncertain: Character: Nora", "uncertain"],
    ],
    ["that were rejected", found("boat", 3, { verdict: "rejected" }), ["boat", "Rejected: Props: boat", "rejected"]],
    ["with a minor doubt as certain", found("boat", 3, { doubt: "passing" }), ["boat", "Props: boat", "found"]],
  ])("underline findings %s", (_, finding, mark) => {
    expect(marked(finding)).toEqual([mark]);
  });

  it("never overlap, and are only where the words are written", () => {
    expect(marked(found("Oil", 1), found("Oil lamps", 1), found("Whale", 3)).map(([text]) => text)).toEqual(["OIL"]);
  });
});

it("name the uncertain findings of each column", () => {
  const unstressed = { doubt: "unstressed" } as const;
  const findings = [found("Rope", 1, unstressed), found("Net", 1, unstressed), found("Lamp", 1, { doubt: "passing" })];
  const doubtful = scene(0, 1, { confidence: 0.6, findings });
  expect([...uncertaintiesOf(doubtful)]).toEqual([
    ["Location", "the heading"],
    ["Props", "Rope, Net"],
  ]);
  expect(uncertaintiesOf(doubtful)).toBe(uncertaintiesOf(doubtful));
});

it("use the script's own type size: a letter of Courier is 0.6 em wide", () => {
  const wide = { line: 0, text: "x".repeat(60), left: 0.2, top: 0, width: 6 / 8.5, height: 0.02 };
  expect(typeSize([{ page: 1, lines: [wide] }])).toBeCloseTo(12 / 72 / 8.5);
  expect(typeSize([])).toBeCloseTo(12 / 72 / 8.5);
});

describe("the items to review", () => {
  const unstressed = { category: "Vehicles", doubt: "unstressed" } as const;
  const scenes = [
    scene(0, 9, { findings: [found("Van", 4, unstressed), found("Rope", 5, { doubt: "passing" })] }),
    scene(10, 19, { confidence: 0.5, findings: [found("van", 14, unstressed), found("Oar", 15)] }),
    scene(20, 29, {
      findings: [
        found("Driver", 24, { category: "Additional Labor", doubt: "implied", because: "Van, Car" }),
        found("Pim", 25, { kind: "character", doubt: "unheard" }),
        found("Boat", 26, { ...unstressed, verdict: "rejected" }),
      ],
    }),
  ];
  const questions = reviewItemsOf(scenes);

  it("list each finding once for all its scenes, people first, and headings", () => {
    expect(questions.findings.map(({ finding, places }) => [finding.name, places.length])).toEqual([
      ["Pim", 1],
      ["Driver", 1],
      ["Van", 2],
    ]);
    expect(questions.findings[1]!.because).toEqual(["Van", "Car"]);
    expect(questions.headings.map(({ row }) => row)).toEqual([1]);
    expect(questions.passing.map(({ finding }) => finding.name)).toEqual(["Rope"]);
    expect(questions.left).toBe(4);
  });

  it("are visited line by line, forwards and backwards, and wrap around", () => {
    const places = placesToReview(questions, undefined);
    const lines = (by: 1 | -1, from: (number | undefined)[]) => from.map((line) => nextPlace(places, line, by)?.line);
    expect(lines(1, [undefined, 4, 10, 14, 24, 25])).toEqual([4, 10, 14, 24, 25, 4]);
    expect(lines(-1, [undefined, 25, 12, 4])).toEqual([25, 24, 10, 25]);
    expect(nextPlace([], 3, 1)).toBeUndefined();
  });
});

it("splits a scene only below its first line", () => {
  expect([1, 2, 3, 5, 6].map((line) => canBeSplitAt(scene(2, 5), line))).toEqual([false, false, true, true, false]);
  expect(canBeSplitAt(undefined, 3)).toBe(false);
});

describe("the script of a series", () => {
  const scenes = [scene(0, 4, { episode: "first" }), scene(0, 4, { episode: "e2", id: "other" })] as const;
  const findings = { draftVersion: 3, drafts: { e2: 5 } };

  it("is the draft of the selected scene's episode", () => {
    expect(scenes.map((one) => draftVersionOf(findings, one))).toEqual([3, 5]);
    expect(draftVersionOf(findings, scene(0, 4, { episode: "e3" }))).toBeUndefined();
    expect(draftVersionOf({ draftVersion: 3 }, scene(0, 4))).toBe(3);
  });

  it("has the scenes of that episode beside it, in a film all", () => {
    expect(scenesBeside(scenes, scenes[1])).toEqual([scenes[1]]);
    expect(scenesBeside(scenes, undefined)).toEqual([scenes[0]]);
    expect(scenesBeside([scene(0, 1), scene(2, 3)], undefined)).toHaveLength(2);
  });

  it("is reviewed by episode, whose lines have the same numbers", () => {
    const asked = scenes.map((one) => ({ ...one, findings: [found("LAMP", 2, { doubt: "unheard" })] }));
    const questions = reviewItemsOf(asked);
    const rows = (beside?: FoundScene) => placesToReview(questions, beside).map(({ row }) => row);
    expect([rows(asked[0]), rows(asked[1]), rows()]).toEqual([[0], [1], [0]]);
  });
});
