import { expect, it } from "vitest";
import { PdfError } from "../../shared/screenplay/pdf/pdf-error.ts";
import { inspectPdf } from "../../shared/screenplay/pdf/pdf-file.ts";
import { linesFromPdf } from "../../shared/screenplay/pdf/text-layer.ts";
import { HOSTILE_PDFS } from "./hostile-pdfs.ts";

it.each([
  "a bomb of one layer",
  "a bomb of three layers",
  "a bomb with an escaped filter name",
  "a bomb with an indirect filter",
  "a bomb declared as an image",
  "a bomb behind a long dictionary",
  "a run-length bomb",
  "an object stream that unpacks endlessly",
  "an image of ten thousand million pixels",
])("%s is refused with a remedy", async (name) => {
  const { make, reason } = HOSTILE_PDFS[name]!;
  const pdf = make();
  for (const read of [inspectPdf, linesFromPdf]) {
    const refused = read(pdf);
    await expect(refused).rejects.toBeInstanceOf(PdfError);
    await expect(refused).rejects.toMatchObject({ reason: "too-large", message: expect.stringMatching(reason!) });
  }
});
