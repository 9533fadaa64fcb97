import { t } from "../../i18n/translate.ts";
import { gapText } from "./gap-text.ts";

interface ProvenLineProps {
  /** Relative optimality gap; undefined without a proof. */
  readonly gap: number | undefined;
}

/** Shows the optimality gap, which is only valid until the schedule is edited. */
export function OptimalityLine({ gap }: ProvenLineProps) {
  if (gap === undefined) return null;
  return <p>{gap < 0.0005 ? gapText(gap) : t("Best found. {gap}", { gap: gapText(gap) })}</p>;
}
