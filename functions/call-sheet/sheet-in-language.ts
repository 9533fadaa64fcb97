import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { inLanguage } from "../runtime/reader-language.ts";

/** Does the work in the language of the production's papers and emails, whoever asks for it. */
export const inSheetLanguage = <T>(sheet: Pick<CallSheet, "settings"> | undefined, work: () => Promise<T>) =>
  inLanguage(sheet?.settings.language ?? "en", work);

/** The PDF of call sheets of one production, in its language. */
export const callSheetPdf = (sheets: readonly CallSheet[], logo?: string): Promise<Uint8Array> =>
  inSheetLanguage(sheets[0], () => renderPdf(callSheetDocument(sheets, logo)));
