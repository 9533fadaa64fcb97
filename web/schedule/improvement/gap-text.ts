import { percentText } from "../../i18n/numbers.ts";
import { t } from "../../i18n/translate.ts";

/** A smaller gap is shown as none. */
const PROVEN = 0.0005;

/** Describes a relative optimality gap: the maximum excess over the best possible cost. */
export function gapText(gap: number): string {
  return gap < PROVEN
    ? t("Proven best possible.")
    : t("Within {percent} of the best possible.", { percent: percentText(gap) });
}

/** A gap above this says nothing about a board while its bound is still being computed. */
const LARGEST_EARLY_GAP = 1;

/** The quality of a board: its gap, or why there is none. */
export function qualityText(gap: number | undefined, board: { isBroken: boolean; isRising: boolean }): string {
  if (board.isBroken) return t("The gap to the best possible is shown once every rule is followed.");
  if (gap !== undefined && (gap < PROVEN || !board.isRising)) return gapText(gap);
  if (gap !== undefined && gap <= LARGEST_EARLY_GAP) return `${gapText(gap)} ${t("Still calculating...")}`;
  return board.isRising ? t("Calculating the best possible...") : t("The gap to the best possible is not known.");
}
