import { t } from "../../i18n/translate.ts";
import { gapText } from "./gap-text.ts";

interface ProvenLineProps {
  /** How much more the schedule may cost than the best possible, as a part of that; nothing when nothing is proven. */
  readonly gap: number | undefined;
}

/** Says how good a schedule is proven to be, which makes sense only until somebody edits it. */
export function OptimalityLine({ gap }: ProvenLineProps) {
  if (gap === undefined) return null;
  return <p>{gap < 0.0005 ? gapText(gap) : t("Best found. {gap}", { gap: gapText(gap) })}</p>;
}
