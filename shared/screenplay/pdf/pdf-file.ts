import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
// Sets globalThis.pdfjsWorker, so that the parser runs in this thread and is part of a bundle instead of being looked up.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { PdfError } from "./pdf-error.ts";
import { checkPdfBytes, MAX_PDF_PAGES, MAX_PICTURE_DOTS, objectCount } from "./pdf-limits.ts";

/** What can be told of a PDF without reading its pages. */
export interface PdfSummary {
  readonly pageCount: number;
  /** Encrypted with an owner's password only: opens without one, but Textract refuses it. */
  readonly restricted: boolean;
}

/** Folders of pdf.js, each ending in a slash, that reading text needs only for East Asian fonts outside the file. */
export interface PdfResources {
  readonly cMapUrl?: string;
  readonly standardFontDataUrl?: string;
  readonly wasmUrl?: string;
}

interface Opening extends PdfResources {
  /** Spares the time to unpack pictures, a tenth of a second for each scanned page. */
  readonly leaveOutPictures?: boolean;
}

/**
 * Opens a PDF just far enough to count its pages and find the first.
 *
 * @throws {PdfError} when it is no readable PDF, or has more than 400 pages
 */
export async function inspectPdf(pdf: Uint8Array): Promise<PdfSummary> {
  return withPdf(pdf, {}, async (document) => {
    await document.getPage(1); // Fails when the page tree leads nowhere.
    const { info } = await document.getMetadata();
    const encryption = "EncryptFilterName" in info ? info.EncryptFilterName : null;
    return { pageCount: document.numPages, restricted: Boolean(encryption) };
  });
}

/**
 * Opens a PDF, hands it to `use` and closes it again. Any failure of the parser meanwhile is a damaged PDF.
 *
 * @throws {PdfError}
 */
export async function withPdf<Result>(
  pdf: Uint8Array,
  { leaveOutPictures = false, ...resources }: Opening,
  use: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  checkPdfBytes(pdf);
  const loading = getDocument({
    ...resources,
    data: new Uint8Array(pdf), // A copy: the parser takes the bytes away from whoever hands them over.
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: leaveOutPictures ? 1 : MAX_PICTURE_DOTS,
  });
  try {
    const document = await loading.promise;
    checkPageCount(document.numPages, pdf);
    return await use(document);
  } catch (error) {
    throw pdfErrorFrom(error);
  } finally {
    await loading.destroy();
  }
}

function checkPageCount(pageCount: number, pdf: Uint8Array): void {
  if (pageCount === 0) throw new PdfError("no-pages", "This PDF has no pages. Export the script again.");
  if (pageCount > MAX_PDF_PAGES) {
    throw new PdfError(
      "too-many-pages",
      `This PDF has ${pageCount} pages; at most ${MAX_PDF_PAGES} can be read. Upload the script only.`,
    );
  }
  // A page tree can name one page a million times.
  if (pageCount > objectCount(pdf)) throw damaged();
}

function pdfErrorFrom(error: unknown): unknown {
  if (error instanceof PdfError) return error;
  if (error instanceof Error && error.name === "PasswordException") {
    return new PdfError("password-protected", "This PDF is protected by a password. Save an unprotected copy.", {
      cause: error,
    });
  }
  return damaged(error);
}

function damaged(cause?: unknown): PdfError {
  return new PdfError("damaged", "This PDF is damaged and cannot be read. Export or print it to a new PDF.", { cause });
}
