import { inLanguage } from "../runtime/reader-language.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";

/** The production's paper, and how to do work in the language of its papers instead of the reader's. */
export async function papersOf(grant: ProjectGrant) {
  const { language = "en", paper } = (await callSheetSettingsOf(grant)).settings;
  return { paper, inItsLanguage: <T>(work: () => Promise<T>) => inLanguage(language, work) };
}
