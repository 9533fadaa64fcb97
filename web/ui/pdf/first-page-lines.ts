import { openPdfData } from "./pdf-document.ts";

/** The lines of text on the first page of a PDF. */
export async function firstPageLines(data: ArrayBuffer): Promise<readonly string[]> {
  const task = openPdfData(data);
  try {
    const page = await (await task.promise).getPage(1);
    const { items } = await page.getTextContent();
    return items
      .flatMap((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : []))
      .join("")
      .split("\n");
  } finally {
    await task.destroy();
  }
}
