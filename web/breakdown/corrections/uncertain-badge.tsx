import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { t } from "../../i18n/translate.ts";
import styles from "./uncertain-badge.module.css";

interface UncertainMarkProps {
  /** What is uncertain: "the heading", "lantern". */
  readonly of: string;
  /** Whether the text is visible next to the icon, not only a tooltip and label. */
  readonly isInWords?: boolean;
}

/** An icon next to an uncertain finding. */
export function UncertainBadge({ of, isInWords = false }: UncertainMarkProps) {
  const words = t("Uncertain: {of}", { of });
  if (isInWords) {
    return (
      <span className={styles.mark}>
        <CircleQuestionMark aria-hidden /> {words}
      </span>
    );
  }
  return (
    <span className={styles.mark} role="img" aria-label={words} title={words}>
      <CircleQuestionMark aria-hidden />
    </span>
  );
}
