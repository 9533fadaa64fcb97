import type { Line } from "../../../shared/screenplay/model/line.ts";
import type { PdfErrorReason } from "../../../shared/screenplay/pdf/pdf-error.ts";

/** A message of the reading thread about its progress or its result. */
export type ScanMessage =
  | { readonly kind: "stage"; readonly reads: "text" | "pictures" }
  | { readonly kind: "looked" }
  | { readonly kind: "page"; readonly done: number; readonly total: number }
  | ({ readonly kind: "read" } & ScannedPdf)
  | { readonly kind: "refused"; readonly reason: PdfErrorReason; readonly message: string };

export interface ScannedPdf {
  /** Not derivable from the lines, because pages can be blank. */
  readonly pageCount: number;
  readonly lines: readonly Line[];
  /** Encrypted, but opens without a password. */
  readonly restricted: boolean;
}
