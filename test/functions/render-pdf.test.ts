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

it("documents keep their letters readable after one whose accented letters contain them", async () => {
  await render("Ż");
  expect(await read(await render("AZ"))).toBe("AZ");
});

it("lays out each page at most three times, regardless of the number of parts", async () => {
  const days = Array.from({ length: 12 }, (_, day) => `${day}`);
  let footers = 0;
  const pdf = await renderPdf({
    defaultStyle: { font: "Sans" },
    content: days.map((day) => ({
      section: [{ text: `Day ${day}` }, { text: `Crew ${day}`, headlineLevel: 1 }],
      footer: (page: number) => {
        footers++;
        return { text: fontRuns(`${page}`) };
      },
    })),
    pageBreakBefore: ({ headlineLevel }) => headlineLevel === 1,
  });
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  expect(document.numPages).toBe(24);
  const [front, back] = [await document.getPage(1), await document.getPage(2)];
  const textOf = async (page: typeof front) => (await page.getTextContent()).items.map((it) => "str" in it && it.str);
  expect([await textOf(front), await textOf(back)]).toEqual([
    expect.arrayContaining(["Day 0", "1"]),
    expect.arrayContaining(["Crew 0", "2"]),
  ]);
  expect(footers).toBeLessThanOrEqual(3 * 24);
});
