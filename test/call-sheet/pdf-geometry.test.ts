import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf-document.ts";
import { largeSheet, usualSheet } from "./large-sheet.ts";

/** A piece of text on a page: where its letters stand, in points from the page's lower left. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

async function printed(pdf: Uint8Array): Promise<{ pages: PrintedPage[]; outline: string[][] }> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const page = await document.getPage(at + 1);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , size = 0, left = 0, bottom = 0] = item.transform as number[];
      // From the base line to the height of a capital; what is below and above is the room between lines.
      return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + size * 0.7 }];
    });
    return { width, height, pieces };
  });
  const outline = await document.getOutline();
  return { pages: await Promise.all(pages), outline: outline.map(({ title, items }) => [title, ...titlesOf(items)]) };
}

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

// Marks over letters have a width for this reader that they do not take: up to one point in an Arabic word.
const meet = (one: Piece, other: Piece) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 0.5;

it.each(["letter", "a4"] as const)("sets no text over another or off the page, on %s", async (paper) => {
  const { pages } = await printed(await renderPdf(callSheetDocument([largeSheet(paper)])));
  expect(pages[0]?.width).toBe(paper === "a4" ? 595 : 612);
  for (const { width, height, pieces } of pages) {
    const off = pieces.filter(
      ({ left, right, bottom, top }) => left < 20 || right > width - 20 || bottom < 12 || top > height - 12,
    );
    expect(off.map(({ text }) => text)).toEqual([]);
    const over = pieces.flatMap((one, at) =>
      pieces
        .slice(at + 1)
        .filter((other) => meet(one, other))
        .map((other) => [one.text, other.text]),
    );
    expect(over).toEqual([]);
  }
});

it("is found by its parts in a reader's list of contents", async () => {
  const { outline } = await printed(await renderPdf(callSheetDocument([largeSheet()])));
  expect(outline).toEqual([
    [
      "Day 1 – Monday, March 2, 2026",
      ...["Shooting schedule", "Cast", "Background", "Requirements", "Advance", "Crew"],
    ],
  ]);
});

it("of a usual day has two pages, the crew of sixty on the back", async () => {
  const usual = usualSheet();
  expect(usual.departments.flatMap(({ positions }) => positions)).toHaveLength(60);
  const { pages } = await printed(await renderPdf(callSheetDocument([usual])));
  expect(pages).toHaveLength(2);
});

it("sets Arabic words from right to left, the first of them on the first line", async () => {
  const sheet = usualSheet();
  const cast = [{ ...sheet.cast[0]!, actor: "عبد الرحمن محمد عبد العزيز الشهرستاني" }];
  const { pages } = await printed(await renderPdf(callSheetDocument([{ ...sheet, cast }])));
  const words = pages[0]!.pieces.filter(({ text }) => /\p{Script=Arabic}/u.test(text));
  const lines = [...Map.groupBy(words, ({ bottom }) => Math.round(bottom)).entries()];
  expect(lines).toHaveLength(2);
  expect(lines[0]![0]).toBeGreaterThan(lines[1]![0]);
  const [first = []] = lines.map(([, line]) => line.map(({ left }) => left));
  expect(first.length).toBeGreaterThan(2);
  expect(first).toEqual(first.toSorted((one, other) => other - one));
});
