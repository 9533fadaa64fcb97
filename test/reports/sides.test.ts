import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { getDocument, Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import { describe, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { sidesCover, withScriptPages } from "../../functions/pdf/sides-pdf.ts";
import { type SidesSource, sidesOf } from "../../shared/lists/sides/sides.ts";
import { coverDocument, footLines, typedSidesDocument } from "../../shared/lists/sides/sides-document.ts";
import { type LineRange, sidesPages } from "../../shared/lists/sides/sides-pages.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { offPage, overlaps, printed } from "../call-sheet/printed-pieces.ts";
import { smallPdf } from "../ui/small-pdf.ts";
import { made, reports, roster } from "./a-production.ts";

const line = (page: number, top: number, text: string, left = 0.18): Line => {
  return { page, text, left, top, width: text.length / 85, height: 0.012, confidence: 100 };
};

// Page 1: scene 1 and the start of scene 2, with their numbers in the margin; page 2: the rest of scene 2, and scene 3.
const lines: readonly Line[] = [
  line(1, 0.04, "1.", 0.85),
  line(1, 0.1, "1", 0.1),
  line(1, 0.1, "INT. PIER - DAY"),
  line(1, 0.2, "NORA waits."),
  line(1, 0.5, "2", 0.1),
  line(1, 0.5, "EXT. PIER - NIGHT"),
  line(2, 0.04, "2.", 0.85),
  line(2, 0.1, "She leaves."),
  line(2, 0.3, "INT. BANK - DAY"),
  line(2, 0.35, "BO counts coins."),
];
const one: LineRange = { first: 2, last: 3 };
const two: LineRange = { first: 5, last: 7 };
const three: LineRange = { first: 8, last: 9 };

describe("the pages of a day's scenes", () => {
  it("are those with a part of them, with all else crossed out", () => {
    const [page, ...others] = sidesPages(lines, [one]);
    expect([page?.page, others]).toEqual([1, []]);
    expect(page?.crossed).toHaveLength(1);
    const [block] = page!.crossed;
    expect(block!.top).toBeCloseTo(0.494);
    expect(block!.bottom).toBeCloseTo(0.518);
    expect(block!.left).toBeCloseTo(0.094);
  });

  it("leave scene numbers and page numbers uncrossed", () => {
    const [page, next] = sidesPages(lines, [two]);
    expect(page!.crossed.map(({ top, bottom }) => [top < 0.1, bottom < 0.25])).toEqual([[true, true]]);
    expect(next!.crossed.map(({ top }) => top > 0.25)).toEqual([true]);
    expect(sidesPages(lines, [one, two, three]).flatMap(({ crossed }) => crossed)).toEqual([]);
    expect(sidesPages(lines, [])).toEqual([]);
  });
});

const rows = made.rows.map((row, at) => {
  const range = [one, two, three][at];
  if (!range) return row;
  const origin = { page: lines[range.first]!.page, line: range.first };
  return { ...row, origin, end: { page: lines[range.last]!.page, line: range.last } };
});
const [first, second] = reports.shooting.days.flatMap(({ scenes }) => scenes.map(({ strip }) => strip));
const source: SidesSource = {
  ...{ project: "The Long Tide", dayIndex: 0, draft: "v2 - Blue", lines, roster },
  breakdown: { ...made, rows },
  schedule: {
    ...{ name: "Plan A", location: "All locations", scenesPerDay: 2 },
    days: [{ date: "2026-03-06", strips: [second!, first!, { ...first!, sceneId: "added", number: "99" }] }],
  },
};
const sides = sidesOf(source)!;

const FEET = [2, 3].map((page) => `Sides – day 1 of 1 · Friday, March 6, 2026 · ${page} / 3`);

describe("a day's sides", () => {
  it("list on their cover the scenes in shooting order, their pages, and those missing in the script", async () => {
    expect(sides.scenes.map(({ strip, pages }) => [strip.number, pages])).toEqual([
      ["3", [2]],
      ["1", [1]],
      ["99", []],
    ]);
    const { pages, outline } = await printed(await renderPdf(coverDocument(sides)));
    const words = pages.map(({ pieces }) => pieces.map(({ text }) => text).join(" ")).join(" ");
    for (const said of [
      "Sides – day 1 of 1",
      "Friday, March 6, 2026",
      "v2 - Blue",
      "INT. BANK",
      "3. BO",
      "SIDES PAGE",
      "Not in this script: 99.",
    ])
      expect(words).toContain(said);
    expect(outline).toEqual([["Sides – day 1 of 1", "Scenes in shooting order"]]);
    expect(sidesOf({ ...source, dayIndex: 1 })).toBeUndefined();
  });

  it("have a cover on the production's paper", async () => {
    const sizes = await Promise.all(
      (["letter", "a4"] as const).map(async (paper) => {
        const pdf = await PDFDocument.load(await renderPdf(coverDocument(sides, { paper })));
        return pdf.getPage(0).getSize();
      }),
    );
    expect(sizes).toEqual([
      { width: 612, height: 792 },
      { width: 595, height: 842 },
    ]);
  });

  it("have the script's own pages behind the cover, crossed", async () => {
    const script = smallPdf(["PAGE ONE", "PAGE TWO", "PAGE THREE"]);
    const cover = await renderPdf(coverDocument(sides));
    const pdf = await withScriptPages(cover, [{ script, pages: sides.pages, feet: footLines(sides, 1) }], undefined);
    const { pages } = await printed(pdf!);
    expect(pages.map(({ pieces }) => pieces.some(({ text }) => text.startsWith("PAGE")))).toEqual([false, true, true]);
    expect(pages.slice(1).map(({ pieces }) => pieces.map(({ text }) => text).join(" "))).toEqual([
      `PAGE ONE ${FEET[0]}`,
      `PAGE TWO ${FEET[1]}`,
    ]);
    expect(await linesDrawn(pdf!, 2)).toBe(2);
    expect(await linesDrawn(pdf!, 3)).toBe(2);
  });

  it("have the line at the foot upright on turned pages", async () => {
    const turned = await PDFDocument.load(smallPdf(["PAGE ONE", "PAGE TWO"]));
    for (const [at, angle] of [90, 270].entries()) turned.getPage(at).setRotation(degrees(angle));
    const script = { script: await turned.save(), pages: sides.pages, feet: footLines(sides, 1) };
    const pdf = await withScriptPages(await renderPdf(coverDocument(sides)), [script], undefined);
    const document = await getDocument({ data: new Uint8Array(pdf!), verbosity: 0 }).promise;
    for (const number of [2, 3]) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const foot = items.find((item) => "str" in item && item.str.startsWith("Sides"));
      const shown = Util.transform(page.getViewport({ scale: 1 }).transform, (foot as TextItem).transform);
      const { height } = page.getViewport({ scale: 1 });
      expect(shown.map(Math.round)).toEqual([8, 0, 0, -8, 36, height - 18]);
    }
  });

  it("are printed from the parsed lines if the script's PDF cannot be edited", async () => {
    const cover = await renderPdf(coverDocument(sides));
    expect(
      await withScriptPages(cover, [{ script: new Uint8Array([1, 2, 3]), pages: sides.pages, feet: [] }], undefined),
    ).toBeUndefined();
    expect(
      await withScriptPages(cover, [{ script: smallPdf(["ONLY ONE"]), pages: sides.pages, feet: [] }], undefined),
    ).toBeUndefined();
    const { pages } = await printed(await renderPdf(typedSidesDocument(sides, lines)));
    expect(pages).toHaveLength(3);
    const [, page, last] = pages;
    for (const [at, one] of [page!, last!].entries())
      expect(one.pieces.map(({ text }) => text).join(" ")).toContain(FEET[at]);
    expect(page!.pieces.map(({ text }) => text)).toEqual(expect.arrayContaining(["INT. PIER - DAY", "NORA waits."]));
    const heading = page!.pieces.find(({ text }) => text === "INT. PIER - DAY")!;
    expect(heading.left).toBeCloseTo(0.18 * 612, 0);
    expect(heading.bottom / 792).toBeGreaterThan(0.87);
    for (const one of pages) expect({ off: offPage(one), over: overlaps(one) }).toEqual({ off: [], over: [] });
  });
});

describe("sides with many scenes", () => {
  const many = Array.from({ length: 25 }, (_, at) => at + 1);
  const long = {
    ...sides,
    scenes: many.map((number) => ({
      ...sides.scenes[0]!,
      strip: {
        ...first!,
        number: `${number}`,
        synopsis: "They argue about the boat and the money, and leave. ".repeat(2),
      },
      cast: "1. NORA, 2. IDA, 3. BO, 4. THE HARBOUR MASTER",
      pages: [number],
    })),
    pages: many.map((page) => ({ page, crossed: [] })),
  };
  const typed = many.map((page) => line(page, 0.1, `SCRIPT PAGE ${page}`));
  const feetOf = async (pdf: Uint8Array) =>
    (await printed(pdf)).pages.map(
      ({ pieces }) =>
        /\d+ \/ \d+$/.exec(
          pieces
            .map(({ text }) => text)
            .join(" ")
            .trim(),
        )?.[0],
    );

  it("count the pages of their cover", async () => {
    const { pdf, covers } = await sidesCover(long);
    expect(covers).toBe(2);
    const [top] = (await printed(pdf)).pages;
    expect(
      top!.pieces
        .filter(({ left }) => left > 500)
        .map(({ text }) => text)
        .slice(0, 4),
    ).toContain("3");
    const feet = [undefined, undefined, ...many.map((number) => `${number + 2} / 27`)];
    const script = { script: smallPdf(typed.map(({ text }) => text)), pages: long.pages };
    const copied = await withScriptPages(pdf, [{ ...script, feet: footLines(long, covers) }], undefined);
    expect(await feetOf(copied!)).toEqual(feet);
    expect(await feetOf(await renderPdf(typedSidesDocument(long, typed, { covers })))).toEqual(feet);
  });
});

/** The number of straight lines on a page, without letters. */
async function linesDrawn(pdf: Uint8Array, number: number): Promise<number> {
  const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(number);
  const { fnArray } = await page.getOperatorList();
  const { OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  return fnArray.filter((operator) => operator === OPS.constructPath).length;
}
