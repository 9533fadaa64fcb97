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
  "a bomb written in hexadecimal digits",
  "a bomb written in base 85",
  "a bomb that contains the end of a stream",
  "a bomb of repeated sequences",
  "an object stream that unpacks endlessly",
  "an object stream declared as an image",
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

it("does not decompress the content of a page that is declared as a picture", async () => {
  const pdf = HOSTILE_PDFS["a bomb declared as an image of one dot"]!.make();
  expect((await linesFromPdf(pdf)).lines).toEqual([]);
});
