import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import type { Correction } from "../../shared/breakdown/corrections/correction.ts";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { fdxFromScreenplay } from "../../shared/breakdown/formats/fdx-export.ts";
import { screenplayWithBreakdown } from "../../shared/breakdown/formats/tagged-screenplay.ts";
import { type Breakdown, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { breakdownFromScenes } from "../../shared/breakdown/model/breakdown-from-scenes.ts";
import { scenesFromFdx, screenplayFromFdx } from "../../shared/screenplay/files/fdx.ts";
import { screenplayFromFountain } from "../../shared/screenplay/files/fountain.ts";
import { scenesFromScreenplay } from "../../shared/screenplay/files/scenes-from-screenplay.ts";
import { screenplayFromLines } from "../../shared/screenplay/files/screenplay-from-lines.ts";
import { scriptFromScreenplay } from "../../shared/screenplay/files/script-file.ts";
import type { Paragraph } from "../../shared/screenplay/model/paragraph.ts";
import type { Scene } from "../../shared/screenplay/model/scene.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { screenplay } from "../screenplay/a-screenplay.ts";
import { action, numbered, script } from "../screenplay/typed-page.ts";
import { MOVES, TALK, USUAL } from "../screenplay/usual-script.ts";

const SCRIPT = screenplayFromFountain(`INT. BARN - DAY

Nora lifts two bread spindles and a knife. A dog barks.

EMIL
Where is the axe?

EXT. PIER - NIGHT

Nobody.
`);
const BREAKDOWN = breakdownFromScenes(scenesFromScreenplay(SCRIPT));

/** The breakdown with other cells in its first scene. */
const written = (cells: Record<string, string>): Breakdown => ({
  ...BREAKDOWN,
  columns: [...BREAKDOWN.columns, ...Object.keys(cells).filter((column) => !BREAKDOWN.columns.includes(column))],
  rows: BREAKDOWN.rows.map((row, at) => (at === 0 ? { ...row, cells: { ...row.cells, ...cells } } : row)),
});

/** Every tag of a screenplay with its words. */
const tagsIn = (breakdown: Breakdown, screenplay = SCRIPT) =>
  screenplayWithBreakdown(screenplay, breakdown).paragraphs.flatMap(({ text, tags = [] }) =>
    tags.map(({ from, to, name, category }) => `${category}: ${name} on ${text.slice(from, to)}`),
  );

describe("a screenplay with its breakdown", () => {
  it("has tags on the words that name an element, first in the action, then in the dialogue", () => {
    const cells = {
      Props: "Bread spindle, Knife, Axe, Emil's (old) rope",
      Animals: "Dog",
      [COLUMNS.characters]: "EMIL, NORA, PIP",
    };
    expect(tagsIn(written(cells))).toEqual([
      "Script Day: D1 on INT. BARN - DAY",
      "Cast Members: PIP on INT. BARN - DAY",
      "Props: Emil's (old) rope on INT. BARN - DAY",
      "Animal Wranglers: Animal wrangler on INT. BARN - DAY",
      "Cast Members: NORA on Nora",
      "Props: Bread spindle on bread spindles",
      "Props: Knife on knife",
      "Animals: Dog on dog",
      "Props: Axe on axe",
      "Script Day: N1 on EXT. PIER - NIGHT",
    ]);
  });

  it("has the edited numbers, synopses and lengths", () => {
    const cells = { [COLUMNS.number]: "7A", [COLUMNS.synopsis]: "Nora is\nangry.", [COLUMNS.pages]: "1 3/8" };
    const [heading] = screenplayWithBreakdown(SCRIPT, written(cells)).paragraphs;
    expect(heading?.scene).toEqual({ number: "7A", synopsis: "Nora is angry.", eighths: 11 });
    const odd = screenplayWithBreakdown(SCRIPT, written({ [COLUMNS.pages]: "about one" })).paragraphs[0];
    expect(odd?.scene).not.toHaveProperty("eighths");
  });

  it("loses the tags of removed elements, and keeps the positions of the others", () => {
    const tagged = screenplayWithBreakdown(SCRIPT, written({ Props: "Knife, Axe" }));
    const [, first] = tagged.paragraphs;
    const moved = { ...first!, tags: [{ from: 0, to: 4, name: "Knife", category: "Props" }] };
    const screenplay = { ...tagged, paragraphs: tagged.paragraphs.with(1, moved) };
    expect(tagsIn(written({ Props: "Knife", Animals: "" }), screenplay)).toEqual([
      "Script Day: D1 on INT. BARN - DAY",
      "Animal Wranglers: Animal wrangler on INT. BARN - DAY",
      "Props: Knife on Nora",
      "Script Day: N1 on EXT. PIER - NIGHT",
    ]);
  });

  it("has the elements of split scenes at the heading above, and nothing of added scenes", () => {
    const [first, second] = BREAKDOWN.rows;
    const split = { ...first!, id: "sc-8", origin: { page: 1, line: 2 }, cells: { ...first!.cells, Props: "Axe" } };
    const { origin: _, ...added } = { ...first!, id: "sc-9", cells: { ...first!.cells, Props: "Spindle" } };
    const tags = tagsIn({ ...BREAKDOWN, rows: [first!, split, added, second!] });
    expect(tags).toContain("Props: Axe on axe");
    expect(tags.join()).not.toContain("Spindle");
  });
});

const needs = ({ number, heading, eighths, synopsis, scriptDay, characters, elements }: Scene) => ({
  number,
  heading,
  eighths,
  synopsis,
  scriptDay,
  characters: characters.map(({ name, presence }) => `${name} ${presence}`).sort(),
  elements: elements.map(({ name, category }) => `${category}: ${name}`).sort(),
});

const NAMES = ["NORA", "EMIL", "OLD PIP (V.O.)"];

const PLACES = ["INT. BARN - DAY", "EXT. PIER - NIGHT", "LATER"];

/** Any screenplay with names for its people and places for its scenes. */
const peopled = screenplay.map((one) => ({
  ...one,
  paragraphs: one.paragraphs.map(({ tags = [], ...paragraph }, at): Paragraph => {
    if (paragraph.kind === "character") return { ...paragraph, text: NAMES[at % 3]! };
    if (paragraph.kind === "heading") return { ...paragraph, text: PLACES[at % 3]! };
    return { ...paragraph, tags: tags.map((tag) => (tag.category === "Cast Members" ? { ...tag, name: "PIP" } : tag)) };
  }),
}));

describe("a breakdown exported to Final Draft", () => {
  it("has the same scenes after an import, from a text file", () => {
    const scenes = scenesFromScreenplay(SCRIPT);
    const again = scenesFromFdx(fdxFromScreenplay(screenplayWithBreakdown(SCRIPT, breakdownFromScenes(scenes)))).scenes;
    expect(again.map(needs)).toEqual(scenes.map(needs));
  });

  it("has the same scenes after an import, whatever the script's content", () => {
    fc.assert(
      fc.property(peopled, (one) => {
        const { screenplay: set, scenes } = scriptFromScreenplay(one);
        const again = screenplayFromFdx(fdxFromScreenplay(screenplayWithBreakdown(set, breakdownFromScenes(scenes))));
        expect(scriptFromScreenplay(again).scenes.map(needs)).toEqual(scenes.map(needs));
      }),
    );
  });

  it("has the same scenes after an import, from a PDF", () => {
    const lines = script(...USUAL, numbered("4A", "EXT. PIER - NIGHT"), action("A DOG, a red taxi."), MOVES, TALK);
    const { scenes } = scenesFromLines(lines);
    const screenplay = screenplayWithBreakdown(screenplayFromLines(lines), breakdownFromScenes(scenes));
    expect(scenesFromFdx(fdxFromScreenplay(screenplay)).scenes.map(needs)).toEqual(scenes.map(needs));
  });
});

describe("a corrected breakdown exported to Final Draft", () => {
  const file = scriptFromScreenplay(
    screenplayFromFountain(`INT. BARN - DAY

Nora hums. Later, the pier.
Emil ties up a boat.

NORA
Later.

EMIL
No.

NORA
Later.

EXT. PIER - NIGHT

A horse.

INT. BARN - LATER

Nobody.
`),
  );
  const fresh = breakdownFromScenes(file.scenes);
  const lineOf = (text: string, nth = 0) => [...file.lines.keys()].filter((at) => file.lines[at]!.text === text)[nth]!;
  const split = (line: number, time: string) =>
    ({ kind: "split", row: "sc-1", line, heading: { location: "PIER", time } }) as const;
  const sent = (...corrections: Correction[]) => {
    const put = corrections.reduce((before, one) => applyCorrection(before, one, file.lines), fresh);
    const xml = fdxFromScreenplay(screenplayWithBreakdown(file.screenplay, put, file.lines));
    const { paragraphs } = screenplayFromFdx(xml);
    const scenes = scenesFromFdx(xml).scenes.map(({ number, heading, characters }) =>
      [number, heading, ...characters.map(({ name }) => name)].join(" | "),
    );
    return { scenes, texts: paragraphs.map(({ text }) => text) };
  };

  it.each<[string, ...Correction[]]>([
    ["a split in the middle of a paragraph", split(lineOf("Emil ties up a boat."), "DUSK")],
    ["a split directly below a heading", { ...split(lineOf("Nora hums. Later, the pier."), ""), heading: {} }],
    ["two splits", split(lineOf("EMIL"), "DUSK"), { ...split(lineOf("NORA", 1), "NIGHT"), row: "sc-4" }],
    ["merged scenes", { kind: "merge", rows: ["sc-1", "sc-2"] }],
    ["another heading", { kind: "rename", row: "sc-2", heading: { number: "2B", location: "QUAY" } }],
  ])("is the same breakdown when it is imported as the next draft: %s", (_, ...corrections) => {
    const put = corrections.reduce((before, one) => applyCorrection(before, one, file.lines), fresh);
    const xml = fdxFromScreenplay(screenplayWithBreakdown(file.screenplay, put, file.lines));
    const next = scriptFromScreenplay(screenplayFromFdx(xml));
    const taken = mergeDraft(put, breakdownFromScenes(next.scenes), { lines: next.lines });
    const told = ({ rows }: Breakdown) =>
      rows.map(({ id, cells }) => [id, cells["Scene Number"], cells["Int./Ext."], cells.Location, cells.Time]);
    expect(told(taken)).toEqual(told(put));
  });

  it("has two headings where a scene was split, also in the middle of a paragraph", () => {
    const { scenes, texts } = sent(split(lineOf("Emil ties up a boat."), "DUSK"));
    expect(scenes.slice(0, 2)).toEqual(["1 | INT. BARN - DAY | NORA", "1A | INT. PIER - DUSK | NORA | EMIL"]);
    expect(texts.slice(0, 4)).toEqual([
      "INT. BARN - DAY",
      "Nora hums. Later, the pier.",
      "INT. PIER - DUSK",
      "Emil ties up a boat.",
    ]);
  });

  it("has the heading at the chosen line, not at another with the same words", () => {
    const { texts } = sent(split(lineOf("NORA", 1), "DUSK"));
    expect(texts.slice(2, 8)).toEqual(["NORA", "Later.", "EMIL", "No.", "INT. PIER - DUSK", "NORA"]);
  });

  it("has one scene where two were merged, and the edited heading", () => {
    const { scenes, texts } = sent(
      { kind: "merge", rows: ["sc-1", "sc-2"] },
      { kind: "rename", row: "sc-3", heading: { location: "STABLE", time: "" } },
    );
    expect(scenes.map((scene) => scene.split(" | ").slice(0, 2).join(" "))).toEqual([
      "1 INT. BARN - DAY",
      "3 INT. STABLE",
    ]);
    expect(texts).toContain("EXT. PIER - NIGHT");
  });
});
