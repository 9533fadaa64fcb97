import { t } from "../i18n/speech.ts";

/**
 * A text whose times on the day after or before are marked in the paper's language: in the data, times are marked in
 * English, `12:20 AM (next day)`.
 */
export function withDayMarks(text: string): string {
  return text.replaceAll("(next day)", () => t("(next day)")).replaceAll("(day before)", () => t("(day before)"));
}
