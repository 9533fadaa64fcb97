import { PdfError } from "../../../shared/screenplay/pdf/pdf-error.ts";
import { checkPdfBytes } from "../../../shared/screenplay/pdf/pdf-limits.ts";
import { ServiceError } from "../emulators/engine.ts";
import { type TextDetector, UnreadableDocumentError } from "../emulators/textract/text-detector.ts";
import { readPdf } from "./scan.ts";

/** Reads the text layer of PDFs, and scanned pages by OCR. */
export const textDetector: TextDetector = {
  check(pdf) {
    try {
      checkPdfBytes(pdf);
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      const code = error.reason === "not-a-pdf" ? "UnsupportedDocumentException" : "DocumentTooLargeException";
      throw new ServiceError(code, error.message);
    }
  },
  async detect(pdf, signal) {
    const { pageCount, lines, restricted } = await readPdf(pdf, { signal }).catch((error: unknown) => {
      throw error instanceof PdfError ? new UnreadableDocumentError(error.message, { cause: error }) : error;
    });
    if (!restricted) return { pageCount, lines };
    throw new UnreadableDocumentError("This PDF is protected by a password. Save an unprotected copy.");
  },
};
