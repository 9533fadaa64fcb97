import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { inLanguage } from "../runtime/reader-language.ts";

/** Does the work in the language of the production's papers and emails, not in the reader's. */
export const inSheetLanguage = <T>(sheet: Pick<CallSheet, "settings"> | undefined, work: () => Promise<T>) =>
  inLanguage(sheet?.settings.language ?? "en", work);
