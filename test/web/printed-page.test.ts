import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { callSheetContent, callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { PAGE, say } from "../../shared/print/style.ts";
import { PaperContent } from "../../web/call-sheet/paper/paper-content.tsx";
import { largeSheet, NAMES_BY_SCRIPT, usualSheet } from "../call-sheet/large-sheet.ts";
import { printed } from "../call-sheet/printed-pieces.ts";

/** The words of the picture, without their markup. */
function drawn(sheet: CallSheet): string {
  const { head, body } = callSheetContent(sheet, PAGE.side);
  const html = renderToStaticMarkup(createElement(PaperContent, { of: [head, ...body] }));
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, "");
}

describe("the picture of a printed call sheet", () => {
  it.each([
    ["a usual sheet", usualSheet()],
    ["a large one", largeSheet("a4", NAMES_BY_SCRIPT.Latin)],
  ])("has every word of %s in the PDF", async (_, sheet) => {
    const picture = drawn(sheet);
    const { pages } = await printed(await renderPdf(callSheetDocument([sheet])));
    const pieces = pages.flatMap((page) => page.pieces.filter(({ bottom }) => bottom > PAGE.bottom));
    expect(pieces.length).toBeGreaterThan(100);
    const missing = pieces.map(({ text }) => text.replace(/\s+/g, "")).filter((text) => !picture.includes(text));
    expect(missing).toEqual([]);
  });

  it("has right-to-left names as they are written", () => {
    const name = "سارة (الجدة)";
    expect(renderToStaticMarkup(createElement(PaperContent, { of: say(name) }))).toContain(name);
  });
});
