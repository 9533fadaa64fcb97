import { expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf-document.ts";
import { largeSheet, NAMES_BY_SCRIPT, usualSheet } from "./large-sheet.ts";
import { inkOfPages, textOverText } from "./printed-ink.ts";
import { offPage, overlaps, printed } from "./printed-pieces.ts";

it("darkens no point by two texts, with the longest names in all scripts and sixty of the crew", async () => {
  const counts = await textOverText(await renderPdf(callSheetDocument([largeSheet()])));
  expect(counts).toEqual(counts.map(() => 0));
  expect(counts.length).toBeGreaterThan(1);
});

it.each(["letter", "a4"] as const)("sets no text over another or off the page, on %s", async (paper) => {
  const { pages } = await printed(await renderPdf(callSheetDocument([largeSheet(paper)])));
  expect(pages[0]?.width).toBe(paper === "a4" ? 595 : 612);
  for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
});

it.each(Object.entries(NAMES_BY_SCRIPT))(
  "in %s letters sets no text over another or off the page, and prints no ink where a printer cannot",
  async (_, names) => {
    const pdf = await renderPdf(callSheetDocument([largeSheet("letter", names)]));
    const { pages } = await printed(pdf);
    for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
    const edges = await inkOfPages(pdf, 20);
    expect(edges).toHaveLength(pages.length);
    for (const { margin, inside } of edges) {
      expect(margin).toBe(0);
      expect(inside).toBeGreaterThan(1000);
    }
  },
);

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
