import { expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { largeSheet, usualSheet } from "./large-sheet.ts";
import { offPage, overlaps, printed } from "./printed-pieces.ts";

it("prints no text over another or off the page, and has its parts as bookmarks", async () => {
  const { pages, outline } = await printed(await renderPdf(callSheetDocument([largeSheet("letter")])));
  expect(pages[0]?.width).toBe(612);
  for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
  expect(outline).toEqual([
    [
      "Day 1 – Monday, March 2, 2026",
      ...["Shooting schedule", "Cast", "Background", "Requirements", "Advance", "Crew"],
    ],
  ]);
});

it("a usual day has two pages, the crew of sixty on the back", async () => {
  const usual = usualSheet();
  expect(usual.departments.flatMap(({ positions }) => positions)).toHaveLength(60);
  const { pages } = await printed(await renderPdf(callSheetDocument([usual])));
  expect(pages).toHaveLength(2);
});

it.each(["letter", "a4"] as const)("a crew of seventy is on the back too, in smaller type: %s", async (paper) => {
  const usual = usualSheet();
  const departments = usual.departments.map((department, at) => ({
    ...department,
    positions: [...department.positions, ...department.positions.slice(0, at < 8 ? 1 : 2)],
  }));
  const crew = departments.flatMap(({ positions }) => positions);
  expect(crew.length).toBeGreaterThanOrEqual(66);
  const sheet = { ...usual, settings: { ...usual.settings, paper }, departments };
  const { pages } = await printed(await renderPdf(callSheetDocument([sheet])));
  expect(pages).toHaveLength(2);
  for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
});

it("prints Arabic words from right to left, the first of them on the first line", async () => {
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
