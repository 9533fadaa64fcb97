import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A run of text in a PDF: `left` and `top` (of its baseline) in inches from the page's top left corner. */
export interface PrintedText {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
}

export async function printedTextOf(pdf: Uint8Array): Promise<PrintedText[]> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await task.promise;
  const found: PrintedText[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , x, y] = item.transform;
      found.push({ page, text: item.str, left: x / 72, top: 11 - y / 72, right: (x + item.width) / 72 });
    }
  }
  await task.destroy();
  return found;
}

/** The text of one page, one line per row, runs of one row separated by ` | `. */
export function rowsOfPage(printed: readonly PrintedText[], page: number): string[] {
  const rows = Map.groupBy(
    printed.filter((text) => text.page === page),
    (text) => text.top.toFixed(2),
  );
  return [...rows.values()].map((row) => row.map((text) => text.text).join(" | "));
}
