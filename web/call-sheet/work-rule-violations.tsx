import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { WorkRuleViolation } from "../../shared/call-sheet/work-rules/violation.ts";
import { namesInWords } from "../../shared/schedule/work-week/names-in-words.ts";
import { t } from "../i18n/translate.ts";
import styles from "./work-rule-violations.module.css";

/** Violations of work rules by the calls as edited: who, by how much, and the legal call. */
export function WorkRuleViolations({ breaches }: { readonly breaches: readonly WorkRuleViolation[] }) {
  return (
    <div role="status" className={styles.region}>
      {breaches.length > 0 && (
        <section className={styles.breaches} aria-label={t("Work rules")}>
          <h3>
            <TriangleAlert aria-hidden />
            {t("{count, plural, one {# work rule violation} other {# work rule violations}}", {
              count: breaches.length,
            })}
          </h3>
          <ul>
            {breaches.map(({ rule, who, words }) => (
              <li key={`${rule} ${who[0]} ${words}`}>
                <strong>{namesInWords(who)}:</strong> {words}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
