import { expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { largeSheet, NAMES_BY_SCRIPT } from "./large-sheet.ts";
import { inkOfPages, textOverText } from "./printed-ink.ts";
import { offPage, overlaps, printed } from "./printed-pieces.ts";

it("prints no two texts over each other, with the longest names in all scripts and a crew of sixty", async () => {
  const counts = await textOverText(await renderPdf(callSheetDocument([largeSheet()])));
  expect(counts).toEqual(counts.map(() => 0));
  expect(counts.length).toBeGreaterThan(1);
});

it("prints no text over another or off the page, on A4", async () => {
  const { pages } = await printed(await renderPdf(callSheetDocument([largeSheet("a4")])));
  expect(pages[0]?.width).toBe(595);
  for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
});

it.each(Object.entries(NAMES_BY_SCRIPT))(
  "prints no text in %s letters over another or off the page, and no ink in the margin",
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
