import { expect, it } from "vitest";
import { PdfError } from "../../shared/screenplay/pdf/pdf-error.ts";
import { inspectPdf } from "../../shared/screenplay/pdf/pdf-file.ts";
import { linesFromPdf } from "../../shared/screenplay/pdf/text-layer.ts";
import { HOSTILE_PDFS } from "./hostile-pdfs.ts";

it.each([
  "a bomb of one layer",
  "a bomb of three layers",
  "a bomb under a name in disguise",
  "a bomb whose filter stands elsewhere",
  "a bomb that calls itself a picture",
  "a bomb behind a long dictionary",
  "a bomb of runs",
  "an object stream that unpacks without end",
  "a picture of ten thousand million dots",
])("%s is refused with what to do", async (name) => {
  const { make, reason } = HOSTILE_PDFS[name]!;
  const pdf = make();
  for (const read of [inspectPdf, linesFromPdf]) {
    const refused = read(pdf);
    await expect(refused).rejects.toBeInstanceOf(PdfError);
    await expect(refused).rejects.toMatchObject({ reason: "too-large", message: expect.stringMatching(reason!) });
  }
});
