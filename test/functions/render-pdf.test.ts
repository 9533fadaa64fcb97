import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { fontRuns } from "../../shared/print/font-runs.ts";

const render = (text: string) => renderPdf({ content: [{ text: fontRuns(text) }], defaultStyle: { font: "Sans" } });

/** The text of a one-page PDF. */
async function read(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}

it("documents that share parsed fonts contain only their own letters", async () => {
  const first = await render("Quay");
  await render("Leuchtturm – Küche, наб. 4");
  const again = await render("Quay");
  expect(again.length).toBe(first.length);
  expect(await read(again)).toBe("Quay");
  const [, other] = await Promise.all([render("Quay"), render("наб. Küche")]);
  expect(await read(other!)).toBe("наб. Küche");
});
