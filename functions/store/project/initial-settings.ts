import { LANGUAGES } from "../../../shared/i18n/catalogues.ts";
import { FORMATS } from "../aws/document-formats.ts";
import { projectKey } from "../aws/table.ts";

/** Primary key of a project's call sheet settings. */
export const settingsKey = (projectId: string) => ({ pk: projectKey(projectId), sk: "CALL-SHEETS" });

/**
 * The settings of a new project: its papers, sizes and clock are those of its owner's language. Undefined for English,
 * which the usual settings are in.
 */
export function initialSettings(projectId: string, language: string, userId: string) {
  const habits = language !== "en" && Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
  if (!habits) return undefined;
  const settings = { language, paper: habits.paper, clock: habits.clock };
  return { ...settingsKey(projectId), settings, format: FORMATS.callSheetSettings, version: 1, savedBy: userId };
}
