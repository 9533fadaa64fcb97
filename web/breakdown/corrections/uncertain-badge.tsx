import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { t } from "../../i18n/translate.ts";
import styles from "./uncertain-badge.module.css";

interface UncertainMarkProps {
  /** What nobody is sure of: "the heading", "lantern". */
  readonly of: string;
  /** Whether the words stand beside the sign, rather than being told only to those who hear or hover. */
  readonly isInWords?: boolean;
}

/** A sign beside what the reader is not sure of. */
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
