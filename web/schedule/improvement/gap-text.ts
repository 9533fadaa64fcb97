import { percentText } from "../../i18n/numbers.ts";
import { t } from "../../i18n/translate.ts";

/** Describes a relative optimality gap: the maximum excess over the best possible cost. */
export function gapText(gap: number): string {
  if (gap < 0.0005) return t("Proven best: no schedule that respects all dates, pins and limits costs less.");
  return t("No schedule can be more than {percent} better.", { percent: percentText(gap / (1 + gap)) });
}
