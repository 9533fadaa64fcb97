import { PDFDocument, PDFName, PDFString, StandardFonts } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { watermarkForm } from "../../functions/pdf/watermark-form.ts";
import { watermarkedPdf, watermarkedScript } from "../../functions/pdf/watermark-pdf.ts";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { WatermarkId, watermarkIdOfNumber } from "../../shared/contract/schema/watermark.ts";
import { A4_PAGE, PAGE } from "../../shared/print/style.ts";
import { WATERMARK_SIZES, watermarkDocument } from "../../shared/print/watermark-page.ts";
import { source } from "../call-sheet/builders.ts";
import { darkestOf } from "../call-sheet/printed-ink.ts";
import { type PageDraft, pdfOf, text } from "../screenplay/pdf-file.ts";

const MARK = { reader: "bo@studio.example", date: "2026-11-22", id: "K7QF-2M9T" } as const;

/** Every piece of text of each page: its start in points from the upper left as displayed, and its direction. */
async function pieces(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const found = items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [a, b, , , e, f] = item.transform as number[];
        const [A, B, C, D, E, F] = transform as number[];
        const turned = (x: number, y: number) => [A! * x + C! * y, B! * x + D! * y] as const;
        const [x, y] = turned(e!, f!);
        return [{ text: item.str, x: x + E!, y: y + F!, runs: turned(a!, b!) }];
      });
      return { width, height, found };
    }),
  );
}

const marked = async (pdf: Uint8Array) => (await watermarkedScript(pdf, MARK))!;
const words = async (pdf: Uint8Array) =>
  (await pieces(pdf)).map(({ found }) => found.map((piece) => piece.text).join(""));

describe("a watermarked script", () => {
  it.each<readonly [string, Partial<PageDraft>]>([
    ["upright", {}],
    ["cropped", { cropBox: "200 300 500 700" }],
    ["landscape", { mediaBox: "0 0 792 612" }],
    ["off the origin", { mediaBox: "-300 -400 312 392" }],
    ...[90, 180, 270, -90].map((rotate) => [`turned by ${rotate}`, { rotate, cropBox: "100 100 500 700" }] as const),
  ])("has its reader's name, the date and the id across a page that is %s", async (_, how) => {
    const script = pdfOf([
      { content: text("INT. KITCHEN", 250, 400), ...how },
      { content: text("EXT. YARD", 250, 400), ...how },
    ]);
    const [before, after] = [await pieces(script), await pieces(await marked(script))];
    expect(after).toHaveLength(2);
    for (const [at, { width, height, found }] of after.entries()) {
      expect([width, height]).toEqual([before[at]!.width, before[at]!.height]);
      const mark = found.slice(before[at]!.found.length);
      expect(mark.map((piece) => piece.text).join("")).toBe(`${MARK.reader}${MARK.date}${MARK.id}`);
      for (const piece of mark) {
        // From the lower left to the upper right, whatever the page's rotation.
        const { x, y, runs } = piece;
        expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
        expect([runs[0] > 0, runs[1] < 0]).toEqual([true, true]);
      }
    }
  });

  it("is darker under the watermark, and readable", async () => {
    const darkest = await darkestOf(await marked(pdfOf([{ content: "" }])));
    expect(darkest).toBeGreaterThan(220);
    expect(darkest).toBeLessThan(240);
    const [told] = await words(await marked(pdfOf([{ content: text("INT. KITCHEN - DAY", 100, 500) }])));
    expect(told).toContain("INT. KITCHEN - DAY");
  });

  it("has an upright watermark also after content that rotates the coordinates", async () => {
    const script = pdfOf([{ content: `${text("SCENE", 100, 500)} 0 1 -1 0 0 0 cm 3 0 0 3 0 0 cm\n` }]);
    const [page] = await pieces(await marked(script));
    const { x, y } = page!.found.at(-1)!;
    expect([x > 0 && x < page!.width, y > 0 && y < page!.height]).toEqual([true, true]);
  });

  it("contains only the pages: no attached files, no external links, no earlier revision", async () => {
    const source = await PDFDocument.create();
    const font = await source.embedFont(StandardFonts.Courier);
    const [first, second] = [source.addPage(), source.addPage()];
    for (const [page, what] of [
      [first, "ONE"],
      [second, "TWO"],
    ] as const)
      page.drawText(what, { font });
    await source.attach(new TextEncoder().encode("THE SCRIPT AS TEXT"), "script.fountain");
    const { context } = source;
    const link = context.register(
      context.obj({ Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], Dest: [second.ref, "Fit"] }),
    );
    const action = { S: "URI", URI: PDFString.of("https://elsewhere.example") };
    const note = { Type: "Annot", Subtype: "Square", Rect: [50, 50, 90, 90], P: first.ref, C: [1, 0, 0], A: action };
    first.node.set(PDFName.of("Annots"), context.obj([link, context.obj(note)]));
    const pdf = await marked(await source.save());
    const copy = await PDFDocument.load(pdf);
    const types = copy.context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object))
      .filter((object) => /EmbeddedFile|Filespec|elsewhere|\/Link\b/.test(object));
    expect(types).toEqual([]);
    expect((await words(pdf)).map((page) => page.slice(0, 3))).toEqual(["ONE", "TWO"]);
    // Annotations that people drew stay.
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const annotations = await (await document.getPage(1)).getAnnotations();
    expect(annotations.map(({ subtype }) => subtype)).toEqual(["Square"]);
  });

  it("grows by a few kilobytes only, over 120 pages too", async () => {
    const page = {
      content: Array.from({ length: 50 }, (_, at) => text("A LINE OF A SCRIPT ".repeat(3), 72, 720 - at * 12)).join(""),
    };
    const script = pdfOf(Array.from({ length: 120 }, () => page));
    const pdf = await marked(script);
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(120);
    expect(pdf.length).toBeLessThan(script.length + 120_000);
  });

  it.each([
    ["a file that is not a PDF", "INT. KITCHEN - DAY"],
    ["a broken PDF", "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>"],
    [
      "a cyclic page tree",
      "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [2 0 R] >>\nendobj\ntrailer << /Root 1 0 R >>",
    ],
    ["a PDF without pages", pdfOf([])],
  ])("cannot be made of %s", async (_, content) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    expect(await watermarkedScript(bytes, MARK)).toBeUndefined();
  });
});

describe("a watermarked document of our own", () => {
  it("stays tagged, and screen readers skip the watermark", async () => {
    const paper = await renderPdf({
      content: "Crew call 6:00",
      defaultStyle: { font: "Sans" },
      info: { title: "Sheet" },
    });
    const pdf = await watermarkedPdf(paper, { ...MARK, reader: "민지 김" });
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const info: unknown = await document.getMarkInfo();
    expect(info instanceof Map && info.get("Marked")).toBe(true);
    const page = await document.getPage(1);
    const tree = JSON.stringify(await page.getStructTree());
    expect(tree).toContain('"role":"P"');
    const [told] = await words(pdf);
    expect(told).toContain("Crew call 6:00");
    expect(told).toContain(MARK.id);
    expect(told!.normalize("NFC")).toContain("민지");
  });
});

describe("a watermark in plain letters", () => {
  it.each([
    ["wide letters", `${"m".repeat(59)}@example.com`],
    ["wide letters of another script", `${"\u0416".repeat(59)}@example.com`],
  ])("shows the whole ID after an address of %s", async (_, reader) => {
    for (const place of ["across", "margins"] as const) {
      const drawn = await PDFDocument.create();
      const { width, height } = WATERMARK_SIZES[place];
      const page = drawn.addPage([width, height]);
      page.node.setXObject(PDFName.of("Mark"), await watermarkForm(drawn, { ...MARK, reader }, place));
      page.node.addContentStream(drawn.context.register(drawn.context.flateStream("/Mark Do")));
      const { items } = await (
        await (await getDocument({ data: await drawn.save(), verbosity: 0 }).promise).getPage(1)
      ).getTextContent();
      const shown = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
      expect(shown.map(({ str }) => str).join("")).toContain(MARK.id);
      expect(Math.min(...shown.map(({ transform }) => Number(transform[4])))).toBeGreaterThanOrEqual(-0.01);
      expect(Math.max(...shown.map(({ transform, width }) => Number(transform[4]) + width))).toBeLessThan(width + 0.01);
    }
  });

  it.each(["across", "margins"] as const)("is drawn where pdfmake sets it, in the place %s", async (place) => {
    const drawn = await PDFDocument.create();
    const { width, height } = WATERMARK_SIZES[place];
    const page = drawn.addPage([width, height]);
    page.node.setXObject(PDFName.of("Mark"), await watermarkForm(drawn, MARK, place));
    page.node.addContentStream(drawn.context.register(drawn.context.stream("/Mark Do")));
    const [ours, theirs] = [await drawn.save(), await renderPdf(watermarkDocument(MARK, place))];
    const [[found], [wanted]] = [await pieces(ours), await pieces(theirs)];
    const near = (value: number) => expect.closeTo(value, 0) as number;
    expect(found!.found).toEqual(
      wanted!.found.map(({ text: told, x, y, runs }) => ({ text: told, x: near(x), y: near(y), runs: runs.map(near) })),
    );
    expect(found!.found.length).toBeGreaterThan(2);
  });
});

describe("a watermarked call sheet", () => {
  it.each(["letter", "a4"] as const)("has it in both side margins on %s, outside of all times", async (paper) => {
    const sheet = callSheetFrom({ ...source, settings: { ...source.settings, paper } });
    const reader = "a.very.long.name.of.someone.on.the.second.unit@a-studio-with-a-long-name.example.com";
    const pdf = await renderPdf(callSheetDocument([sheet]));
    const [before, after] = [await pieces(pdf), await pieces(await watermarkedPdf(pdf, { ...MARK, reader }))];
    const side = paper === "a4" ? A4_PAGE.side : PAGE.side;
    for (const [at, { width, height, found }] of after.entries()) {
      const lines = found.slice(before[at]!.found.length);
      expect(lines.map(({ text: words }) => words)).toEqual([0, 1].flatMap(() => [reader, MARK.date, MARK.id]));
      for (const { x, y, runs } of lines) {
        expect(x < side || x > width - side).toBe(true);
        expect([y < height, Math.abs(runs[0]), runs[1] < 0]).toEqual([true, expect.closeTo(0), true]);
      }
      expect(new Set(lines.map(({ x }) => x < width / 2)).size).toBe(2);
    }
  });
});

describe("a watermark ID", () => {
  it("is accepted in any spelling", () => {
    expect(watermarkIdOfNumber(0)).toBe("0000-0000");
    expect(watermarkIdOfNumber(2 ** 40 - 1)).toBe("ZZZZ-ZZZZ");
    expect(WatermarkId.parse(" k7qf 2m9t")).toBe("K7QF-2M9T");
    expect(WatermarkId.parse("o1iL-0000")).toBe("0111-0000");
    expect(WatermarkId.safeParse("K7QF").error?.issues[0]?.message).toBe(
      '"K7QF" is not a watermark ID. It has eight letters and digits, such as K7QF-2M9T.',
    );
  });
});
