/** A line of text. Lengths are fractions of the page from its top left corner; `confidence` is from 0 to 100. */
export interface TextLine {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly confidence: number;
}

export interface DetectedText {
  /** Not derivable from the lines, because pages can be blank. */
  readonly pageCount: number;
  readonly lines: readonly TextLine[];
}

/** Detects text in documents for the emulator, which itself contains no OCR. */
export interface TextDetector {
  /** @throws {ServiceError} for a document that Textract rejects when a job starts */
  check(document: Uint8Array): void;
  /** @throws {UnreadableDocumentError} */
  detect(document: Uint8Array, signal: AbortSignal): Promise<DetectedText>;
}

/** A document that cannot be read; its job fails with the message. */
export class UnreadableDocumentError extends Error {
  override name = "UnreadableDocumentError";
}
