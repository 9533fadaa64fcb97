import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PdfError } from "../../shared/screenplay/pdf/pdf-error.ts";
import { inspectPdf } from "../../shared/screenplay/pdf/pdf-file.ts";
import { linesFromPdf } from "../../shared/screenplay/pdf/text-layer.ts";
import { HOSTILE_PDFS } from "./hostile-pdfs.ts";
import { fileOf, pdfOf, text } from "./pdf-file.ts";
import { protectedPdf } from "./protected-pdf.ts";

describe("an unreadable PDF", () => {
  const good = pdfOf([{ content: text("INT. HOUSE - DAY", 108, 700) }]);
  const object = (content: string) => Buffer.from(content);
  const catalogue = object("<< /Type /Catalog /Pages 2 0 R >>");
  const page = object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>");
  const tenTimes = (count: number, kid: number) =>
    object(`<< /Type /Pages /Parent 2 0 R /Kids [${`${kid} 0 R `.repeat(10)}] /Count ${count} >>`);

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string, RegExp]>([
    ["plain text", () => object("FADE IN:"), "not-a-pdf", /not a PDF.*Export/],
    ["nothing", () => new Uint8Array(), "not-a-pdf", /not a PDF/],
    ["a web page that is also a PDF", () => object("<script></script>%PDF-1.7"), "not-a-pdf", /not a PDF/],
    ["a PDF with a password", () => protectedPdf({ userPassword: "secret" }), "password-protected", /unprotected copy/],
    ["a truncated PDF", () => good.subarray(0, 200), "damaged", /damaged/],
    ["garbage after a valid header", () => object(`%PDF-1.7\n${"x".repeat(3000)}`), "damaged", /damaged/],
    ["a PDF without pages", () => pdfOf([]), "no-pages", /no pages/],
    ["a PDF with 401 pages", () => pdfOf(Array(401).fill({ content: "" })), "too-many-pages", /401 pages; at most 400/],
    [
      "a cyclic page tree",
      () => fileOf([catalogue, object("<< /Type /Pages /Kids [2 0 R] /Count 1 >>")]),
      "damaged",
      /damaged/,
    ],
    [
      "one page referenced a thousand times",
      () => fileOf([catalogue, tenTimes(1000, 3), tenTimes(100, 4), tenTimes(10, 5), page]),
      "too-many-pages",
      /1000 pages/,
    ],
    [
      "one page referenced a hundred times",
      () => fileOf([catalogue, tenTimes(100, 3), tenTimes(10, 4), page]),
      "damaged",
      /damaged/,
    ],
    ["a bomb", () => HOSTILE_PDFS["a run-length bomb"]!.make(), "too-large", /unpacks to far more/],
  ])("%s is refused with a remedy", async (_what, make, reason, message) => {
    const pdf = await make();
    for (const read of [inspectPdf, linesFromPdf]) {
      const error = await read(pdf).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(PdfError);
      expect(error).toMatchObject({ reason, message: expect.stringMatching(message) });
    }
  });

  it("is distinguished from one with restricted permissions", async () => {
    expect(await inspectPdf(await protectedPdf({ ownerPassword: "secret" }))).toEqual({
      pageCount: 1,
      restricted: true,
    });
    expect(await inspectPdf(good)).toEqual({ pageCount: 1, restricted: false });
  });

  it("is refused only by a PdfError, whichever bytes are wrong", async () => {
    const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(changes, async (places) => {
        const broken = new Uint8Array(good);
        for (const [at, byte] of places) broken[at] = byte;
        const { lines } = await linesFromPdf(broken).catch((error: unknown) => {
          expect(error).toBeInstanceOf(PdfError);
          return { lines: [] };
        });
        expect(Array.isArray(lines)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});
