import { t } from "../i18n/speech.ts";
import { stored } from "../i18n/stored.ts";

/**
 * A text whose times on the day after or before are marked in the paper's language: in the data, times are marked in
 * English, `12:20 AM (next day)`.
 */
export function withDayMarks(text: string): string {
  return text.replaceAll("(next day)", () => t("(next day)")).replaceAll("(day before)", () => t("(day before)"));
}

/** A typed text with the marks as they are in the data. */
export function withStoredDayMarks(text: string): string {
  const marks: readonly (readonly [shown: string, saved: string])[] = [
    [t("(next day)"), stored("(next day)")],
    [t("(day before)"), stored("(day before)")],
  ];
  return text.replace(/\([^()]{1,40}\)/g, (typed) => {
    const found = marks.find(([shown]) => shown.toLowerCase() === typed.toLowerCase());
    return found ? found[1] : typed;
  });
}

/** A text with one time for a narrow column, on one line: `12:20 AM +1`. */
export function withShortDayMarks(text: string): string {
  return text.replace(" (next day)", "\u00a0+1").replace(" (day before)", "\u00a0-1");
}
