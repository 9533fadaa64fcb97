import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { stored } from "../../i18n/stored.ts";
// Sets globalThis.pdfjsWorker, so that the parser runs in this thread and is bundled instead of loaded at run time.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { PdfError } from "./pdf-error.ts";
import { checkPdfBytes, MAX_PDF_PAGES, MAX_PICTURE_DOTS, objectCount } from "./pdf-limits.ts";

/** Properties of a PDF that are known without reading its pages. */
export interface PdfSummary {
  readonly pageCount: number;
  /** Encrypted with an owner password only: it opens without one, but Textract rejects it. */
  readonly restricted: boolean;
}

/** Resource folders of pdf.js, each with a trailing slash; only needed for East Asian fonts that are not embedded. */
export interface PdfResources {
  readonly cMapUrl?: string;
  readonly standardFontDataUrl?: string;
  readonly wasmUrl?: string;
}

interface Opening extends PdfResources {
  /** Removes the data of pictures, so that no other part of the file can be hidden as one from the limits. */
  readonly leaveOutPictures?: boolean;
}

/**
 * Opens a PDF only to count its pages and load the first one.
 *
 * @throws {PdfError} when it is not a readable PDF, or has more than 400 pages
 */
export async function inspectPdf(pdf: Uint8Array): Promise<PdfSummary> {
  return withPdf(pdf, { leaveOutPictures: true }, async (document) => {
    await document.getPage(1); // Fails on a broken page tree.
    const { info } = await document.getMetadata();
    const encryption = "EncryptFilterName" in info ? info.EncryptFilterName : null;
    return { pageCount: document.numPages, restricted: Boolean(encryption) };
  });
}

/**
 * Opens a PDF for `use` and closes it afterwards. Any parser error counts as a damaged PDF.
 *
 * @throws {PdfError}
 */
export async function withPdf<Result>(
  pdf: Uint8Array,
  { leaveOutPictures = false, ...resources }: Opening,
  use: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const pictures = checkPdfBytes(pdf);
  const data = new Uint8Array(pdf); // A copy, because the parser transfers the buffer.
  if (leaveOutPictures) for (const { start, end } of pictures) data.fill(0, start, end);
  const loading = getDocument({
    ...resources,
    data,
    verbosity: 0,
    disableFontFace: true,
    fontExtraProperties: true, // Their names.
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
  if (pageCount === 0) throw new PdfError("no-pages", stored("This PDF has no pages. Export the script again."));
  if (pageCount > MAX_PDF_PAGES) {
    throw new PdfError(
      "too-many-pages",
      stored("This PDF has {pageCount} pages; at most {most} can be read. Upload the script only.", {
        pageCount,
        most: MAX_PDF_PAGES,
      }),
    );
  }
  // A page tree can list one page a million times.
  if (pageCount > objectCount(pdf)) throw damaged();
}

function pdfErrorFrom(error: unknown): unknown {
  if (error instanceof PdfError) return error;
  if (error instanceof Error && error.name === "PasswordException") {
    return new PdfError(
      "password-protected",
      stored("This PDF is protected by a password. Save an unprotected copy."),
      {
        cause: error,
      },
    );
  }
  return damaged(error);
}

function damaged(cause?: unknown): PdfError {
  return new PdfError("damaged", stored("This PDF is damaged and cannot be read. Export or print it to a new PDF."), {
    cause,
  });
}
