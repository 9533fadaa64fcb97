import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { inSheetLanguage } from "./sheet-language.ts";

/** The PDF of call sheets of one production, in its language. */
export const callSheetPdf = (sheets: readonly CallSheet[], logo?: string): Promise<Uint8Array> =>
  inSheetLanguage(sheets[0], () => renderPdf(callSheetDocument(sheets, logo)));
