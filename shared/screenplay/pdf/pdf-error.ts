/** Why a PDF cannot be read. */
export type PdfErrorReason =
  | "not-a-pdf"
  | "too-large"
  | "password-protected"
  | "damaged"
  | "no-pages"
  | "too-many-pages";

/** A PDF that cannot be read. The message tells the user the reason and what to do. */
export class PdfError extends Error {
  readonly reason: PdfErrorReason;

  constructor(reason: PdfErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PdfError";
    this.reason = reason;
  }
}
