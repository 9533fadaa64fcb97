import Rows3 from "lucide-react/icons/rows-3";
import { t } from "../../i18n/translate.ts";
import { ButtonLink } from "../../ui/form/button-link.tsx";
import styles from "./rule-violations.module.css";
import { rulesBroken } from "./violation-count-text.ts";

interface BrokenRulesProps {
  readonly sentences: readonly string[];
  /** URL of the board, where the violations can be repaired. */
  readonly board: string;
}

/** Current violations of a schedule by script, dates, locks and calendar. */
export function BrokenRules({ sentences, board }: BrokenRulesProps) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.broken} aria-label={t("Rule violations")}>
      <h2>{t("{rulesBroken} now", { rulesBroken: rulesBroken(sentences.length) })}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ButtonLink icon={<Rows3 />} to={board}>
        {t("Repair on the stripboard")}
      </ButtonLink>
    </section>
  );
}
